#!/usr/bin/env bash
# A disk image from the application that PyInstaller made. Run on macOS after `make dist`.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(python3 -c 'import client; print(client.__version__)')
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
ditto dist/Orrery.app "$stage/Orrery.app"
ln -s /Applications "$stage/Applications"
hdiutil create -volname Orrery -srcfolder "$stage" -ov -format UDZO "dist/Orrery-$version-macos.dmg"

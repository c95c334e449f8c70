; Inno Setup: an installer from the folder that PyInstaller made. Run `iscc packaging\windows\orrery.iss` after `make dist`.
[Setup]
AppId={{6E0B7C52-51F3-4C53-9B5D-0E5A0C0F2B11}
AppName=Orrery
AppVersion=0.1.0
AppPublisher=The Orrery team
DefaultDirName={autopf}\Orrery
DefaultGroupName=Orrery
PrivilegesRequired=lowest
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=Orrery-0.1.0-windows-x86_64-setup
SetupIconFile=art\rendered\icon\orrery.ico
UninstallDisplayIcon={app}\orrery.exe
Compression=lzma2
SolidCompression=yes
ArchitecturesInstallIn64BitMode=x64compatible

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Files]
Source: "dist\orrery\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Orrery"; Filename: "{app}\orrery.exe"
Name: "{autodesktop}\Orrery"; Filename: "{app}\orrery.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Run]
Filename: "{app}\orrery.exe"; Description: "{cm:LaunchProgram,Orrery}"; Flags: nowait postinstall skipifsilent

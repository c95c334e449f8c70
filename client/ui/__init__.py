"""Our own thin kit of controls: drawn each frame by the scene, with one focus for mouse, keyboard and controller."""

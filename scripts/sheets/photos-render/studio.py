"""A product photographer's studio in Blender: light, camera and the taking of photos.

One unit is a centimeter, the table is z = 0, the camera looks toward +y. Runs inside Blender 3.4 with Pillow, NumPy and
SciPy:

    blender -b -P scripts/sheets/photos-render/serum.py -- [--preview] [--only NAME] [--out FOLDER]
"""

import argparse
import json
import math
import os
import random
import sys

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from develop import develop  # noqa: E402
from shapes import turned_to  # noqa: E402

# (scale, samples) of a photo as a whole, where most is out of focus, and of what it shows.
TAKEN = ((0.5, 18), (0.9, 24))
PREVIEWED = ((0.2, 10), (0.2, 10))

_parser = argparse.ArgumentParser()
_parser.add_argument("--preview", action="store_true", help="a quarter of the size and few samples")
_parser.add_argument("--only", nargs="*", help="names of the photos to take")
_parser.add_argument("--out", default=os.path.join(os.path.dirname(__file__), "..", "photos"))
OPTIONS = _parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def photos(takes):
    """Takes the wanted photos: `takes` maps a file's name without ending to the function that sets the scene and shoots."""
    for name, take in takes.items():
        if not OPTIONS.only or name in OPTIONS.only:
            bpy.ops.wm.read_factory_settings(use_empty=True)
            random.seed(name)
            np.random.seed(sum(map(ord, name)))
            take(name)


def lamp(location, target, size, brightness, color=(1, 1, 1)):
    """A soft light of `size` (width, height); its brightness is what a white wall right before it would shine with."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape, (light.size, light.size_y), light.color = "RECTANGLE", size, color
    light.energy = brightness * size[0] * size[1] * math.pi
    it = bpy.data.objects.new("lamp", light)
    it.location, it.rotation_euler = location, turned_to(location, target)
    bpy.context.scene.collection.objects.link(it)
    return it


def sun(direction, strength, color=(1, 0.93, 0.82), softness=0.03):
    """Sunlight that falls along a direction; `softness` is the sun's width in radians."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, color, softness
    it = bpy.data.objects.new("sun", light)
    it.rotation_euler = turned_to((0, 0, 0), direction)
    bpy.context.scene.collection.objects.link(it)
    return it


def flame_light(location, brightness, radius, color):
    """The light of a flame: a ball that shines on what is around it and is itself not seen, not even in glass."""
    light = bpy.data.lights.new("flame", "POINT")
    light.energy, light.color, light.shadow_soft_size = brightness, color, radius
    it = bpy.data.objects.new("flame light", light)
    it.location = location
    it.visible_camera = it.visible_glossy = it.visible_transmission = False
    bpy.context.scene.collection.objects.link(it)
    return it


def sky(color, strength):
    """The even light from all around."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*color, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength


def camera(location, target, lens=50, fstop=5.6, focus=None, tilt=0.0):
    """A full-frame camera: lens in millimeters, focus a point (the target if None), tilt in degrees."""
    view = bpy.data.cameras.new("camera")
    view.lens, view.clip_start, view.clip_end = lens, 0.5, 20000
    view.dof.use_dof = True
    view.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    view.dof.aperture_fstop = fstop / 100
    it = bpy.data.objects.new("camera", view)
    it.location = location
    it.rotation_euler = turned_to(location, target)
    it.rotation_euler.rotate_axis("Z", math.radians(tilt))
    bpy.context.scene.collection.objects.link(it)
    bpy.context.scene.camera = it
    return it


def part_box(objects):
    """The box of some objects in the photo, as fractions from its upper left: what the briefs' `parts` hold."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    seen = []
    for it in objects:
        mesh = it.evaluated_get(graph).to_mesh()
        seen += [world_to_camera_view(scene, scene.camera, it.matrix_world @ v.co) for v in mesh.vertices]
    clip = lambda value: min(1.0, max(0.0, value))
    left, right = clip(min(p.x for p in seen)), clip(max(p.x for p in seen))
    top, low = clip(1 - max(p.y for p in seen)), clip(1 - min(p.y for p in seen))
    return {"x": round(left, 3), "y": round(top, 3), "w": round(right - left, 3), "h": round(low - top, 3)}


def around(box, margin=0.03):
    """A box with a margin, within the photo."""
    left, top = max(0, box["x"] - margin), max(0, box["y"] - margin)
    right, low = min(1, box["x"] + box["w"] + margin), min(1, box["y"] + box["h"] + margin)
    return {"x": left, "y": top, "w": right - left, "h": low - top}


def shoot(name, parts, size=(900, 1200), sharp=(), exposure=0.0, contrast="Medium High Contrast", grain=1.0, warmth=0.0, bloom=0.0):
    """Renders the scene, develops it into NAME.jpg and prints the boxes of its parts, a mapping of names to objects. The
    objects `sharp`, or those of the first part, are rendered finer."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    cycles = scene.cycles
    cycles.use_denoising, cycles.use_adaptive_sampling = False, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.08, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 1.5, 12, 1
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", contrast
    scene.view_settings.exposure = exposure
    bpy.context.view_layer.update()
    boxes = {part: part_box(objects) for part, objects in parts.items()}
    path = os.path.join(OPTIONS.out, f"{name}.jpg")
    near = part_box(sharp) if sharp else next(iter(boxes.values()), None)
    if OPTIONS.preview:
        seconds = develop(scene, path, size, PREVIEWED, None, 0.5 * grain, warmth, bloom)
    else:
        seconds = develop(scene, path, size, TAKEN, near and around(near), grain, warmth, bloom)
    print(f"PHOTO {name}: {seconds:.0f} s, {os.path.getsize(path) // 1000} KB")
    print("PARTS " + json.dumps([{"name": part, "box": box} for part, box in boxes.items()]), flush=True)

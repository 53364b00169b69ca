"""Shapes of the studio: turned profiles, boxes, cloth and what lies about loose. Units as in studio.py."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector


def shape(name, vertices, faces, material, smooth=True):
    """A mesh of vertices and faces in the scene."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(it) for it in vertices], [], [tuple(it) for it in faces])
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    it = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(it)
    return it


def smooth(it, levels=2):
    """Rounds a mesh by subdivision."""
    modifier = it.modifiers.new("smooth", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return it


def lathe(name, profile, material, steps=64, levels=1):
    """Turns a profile of (radius, height) about z. List it bottom to top on the outside, then back down inside for a wall."""
    count = len(profile)
    angles = [2 * math.pi * at / steps for at in range(steps)]
    vertices = [(r * math.cos(a), r * math.sin(a), z) for a in angles for r, z in profile]
    faces = [
        (at * count + i, ((at + 1) % steps) * count + i, ((at + 1) % steps) * count + i + 1, at * count + i + 1)
        for at in range(steps)
        for i in range(count - 1)
    ]
    it = shape(name, vertices, faces, material)
    weld = it.modifiers.new("weld", "WELD")
    weld.merge_threshold = 0.0005
    return smooth(it, levels) if levels else it


def wrap(name, radius, low, high, material, spread=math.pi * 2, facing=-math.pi / 2, steps=96):
    """A label around a bottle: an open tube's part of `spread` radians whose middle faces -y; UV from left to right."""
    angles = [facing - spread / 2 + spread * at / steps for at in range(steps + 1)]
    vertices = [(radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in (low, high)]
    it = shape(name, vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], material)
    layer = it.data.uv_layers.new()
    for corner in it.data.loops:
        layer.data[corner.index].uv = ((corner.vertex_index // 2) / steps, corner.vertex_index % 2)
    return it


def plate(name, width, height, material, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A flat picture, facing +z, with UV."""
    x, y = width / 2, height / 2
    it = shape(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material)
    layer = it.data.uv_layers.new()
    for corner, uv in zip(layer.data, [(0, 0), (1, 0), (1, 1), (0, 1)]):
        corner.uv = uv
    it.location, it.rotation_euler = location, rotation
    return it


def box(name, size, location, material, bevel=0.1, rotation=(0, 0, 0)):
    """A box with rounded edges; the location is the middle of its foot."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(sx * x, sy * y, sz * z) for sz in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    it = shape(name, corners, sides, material, smooth=False)
    if bevel:
        edge = it.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = bevel, 3
    it.location, it.rotation_euler = location, rotation
    return it


def sheet(name, width, depth, height_at, material, steps=160, location=(0, 0, 0), turn=0.0):
    """Cloth, ground or paper: a grid whose height is `height_at(x, y)` on NumPy arrays."""
    rows = max(2, round(steps * depth / width))
    xs, ys = np.meshgrid(np.linspace(-width / 2, width / 2, steps), np.linspace(-depth / 2, depth / 2, rows))
    zs = height_at(xs, ys) + np.zeros_like(xs)
    faces = [
        (r * steps + c, r * steps + c + 1, (r + 1) * steps + c + 1, (r + 1) * steps + c)
        for r in range(rows - 1)
        for c in range(steps - 1)
    ]
    it = shape(name, np.stack([xs.ravel(), ys.ravel(), zs.ravel()], 1), faces, material)
    it.location, it.rotation_euler = location, (0, 0, turn)
    return it


def tube(name, points, radius, material, smooth_path=True):
    """A round wire, lace or stalk through points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 3, True
    line = curve.splines.new("NURBS" if smooth_path else "POLY")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    if smooth_path:
        line.use_endpoint_u, line.order_u = True, min(4, len(points))
    curve.materials.append(material)
    it = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(it)
    return it


def copies(originals, places):
    """Linked copies: places are (location, rotation, scale). The originals leave the scene. Returns the copies."""
    made, graph = [], bpy.context.evaluated_depsgraph_get()
    for it in originals:
        if it.modifiers:
            it.data = bpy.data.meshes.new_from_object(it.evaluated_get(graph))
            it.modifiers.clear()
    for location, rotation, scale in places:
        it = random.choice(originals).copy()
        it.location, it.rotation_euler, it.scale = location, rotation, (scale,) * 3
        bpy.context.scene.collection.objects.link(it)
        made.append(it)
    for it in originals:
        bpy.context.scene.collection.objects.unlink(it)
    return made


def any_turn():
    """A random rotation."""
    return (random.uniform(0, 6.3), random.uniform(0, 6.3), random.uniform(0, 6.3))


def settle(loose, fixed, frames=70):
    """Lets loose objects fall onto fixed ones until they lie as beans or pebbles do, and leaves them there."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.gravity = (0, 0, -300)
    scene.rigidbody_world.substeps_per_frame = 12
    scene.rigidbody_world.point_cache.frame_end = frames + 1
    for group, kind, form in ((loose, "ACTIVE", "CONVEX_HULL"), (fixed, "PASSIVE", "MESH")):
        for it in group:
            with bpy.context.temp_override(object=it, active_object=it, selected_objects=[it]):
                bpy.ops.rigidbody.object_add(type=kind)
            it.rigid_body.collision_shape = form
            it.rigid_body.friction, it.rigid_body.restitution = 0.75, 0.05
            it.rigid_body.use_margin, it.rigid_body.collision_margin = True, 0.01
            it.rigid_body.linear_damping, it.rigid_body.angular_damping = 0.2, 0.6
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = [it.evaluated_get(graph).matrix_world.copy() for it in loose]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for it, matrix in zip(loose, rest):
        it.matrix_world = matrix


def turned_to(location, target):
    """The rotation of a lamp or camera at a location that looks at a target."""
    return (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def group(objects, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Moves and turns objects together about the origin."""
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    for it in objects:
        it.parent = root
    root.location, root.rotation_euler = location, rotation
    bpy.context.view_layer.update()

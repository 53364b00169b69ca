"""What a garden is planted and laid with: paths, lawn, gravel, bushes, a bench. Lengths in meters."""

import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
import studio  # noqa: E402
from many import blades, leaves, mesh_of, stones  # noqa: E402
from shapes import box, plate  # noqa: E402
from studio import OPTIONS, sky, sun  # noqa: E402
from surfaces import plain, speckled, wood  # noqa: E402

FEW = 0.2 if OPTIONS.preview else 1
GRAVEL = [(0.36, 0.34, 0.31), (0.28, 0.27, 0.26), (0.45, 0.41, 0.35), (0.20, 0.195, 0.19), (0.40, 0.33, 0.24), (0.5, 0.47, 0.42)]
SIZE = (900, 1200)


class Way:
    """A path along the smooth line through knots (x, y), `half` a width to each side."""

    def __init__(self, knots, half):
        at = np.linspace(0, len(knots) - 1, 400)
        knots = np.array(knots, float)
        ends = np.concatenate([[2 * knots[0] - knots[1]], knots, [2 * knots[-1] - knots[-2]]])
        i = np.minimum(at.astype(int), len(knots) - 2)
        f = (at - i)[:, None]
        a, b, c, d = ends[i], ends[i + 1], ends[i + 2], ends[i + 3]
        self.half = half
        self.line = 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3)
        self.along = np.concatenate([[0], np.linalg.norm(np.diff(self.line, axis=0), axis=1).cumsum()])

    def at(self, s):
        """The point on the line `s` meters from its start, the angle of its direction, and the unit vector to its left."""
        x, y = (np.interp(s, self.along, self.line[:, i]) for i in (0, 1))
        dx, dy = (np.interp(s + 0.02, self.along, self.line[:, i]) - np.interp(s - 0.02, self.along, self.line[:, i]) for i in (0, 1))
        turn = math.atan2(dy, dx)
        return np.array([x, y]), turn, np.array([-math.sin(turn), math.cos(turn)])

    def beyond(self, where):
        """How far points (n, 2) lie from the path's edge; negative on it."""
        chunks = np.array_split(where, len(where) // 4000 + 1)
        return np.concatenate([np.sqrt(((it[:, None] - self.line[None]) ** 2).sum(2).min(1)) for it in chunks]) - self.half

    def strip(self, name, material, z, half=None):
        """The ground of the path."""
        rows = [(at, side * (half or self.half)) for at, _, side in map(self.at, self.along)]
        points = [(*(at + sign * side), z) for at, side in rows for sign in (-1, 1)]
        first = np.arange(len(rows) - 1)[:, None] * 2
        return mesh_of(name, points, np.concatenate([first + [0, 1, 3], first + [0, 3, 2]]), material)

    def steel(self, sign, top=0.045, thick=0.004):
        """A steel edge on one side."""
        rows = [(at + sign * side * self.half, at + sign * side * (self.half + thick)) for at, _, side in map(self.at, self.along)]
        points = [p for low, out in rows for p in ((*low, -0.02), (*low, top), (*out, top), (*out, -0.02))]
        first = np.arange(len(rows) - 1)[:, None] * 4
        rust = speckled("steel", (0.22, 0.10, 0.05), (0.10, 0.06, 0.045), 30.0, 0.9, 0.75)
        return mesh_of("steel", points, np.concatenate([first + [i, i + 1, i + 5, i + 4] for i in range(3)]), rust, smooth=False)


def camera(location, target, lens, fstop=5.6, focus=None, tilt=0.0):
    # The studio counts in centimeters.
    it = studio.camera(location, target, lens, fstop * 100, focus, tilt)
    it.data.clip_start = 0.05
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    return it


def scatter(count, area, near):
    """Points on the ground in `area` ((x, y), (x, y)) that the camera sees, fewer beyond `near`: (points, distances)."""
    bpy.context.view_layer.update()
    view = bpy.context.scene.camera
    matrix, tall = np.array(view.matrix_world.inverted()), 18 / view.data.lens
    points, distances, found = [], [], 0
    for _ in range(40):
        where = np.random.uniform(*area, (count, 2))
        seen = np.concatenate([where, np.zeros((count, 1)), np.ones((count, 1))], 1) @ matrix.T
        deep = np.maximum(-seen[:, 2], 0.05)
        keep = (np.abs(seen[:, 0] / deep) < tall * 0.75 + 0.08) & (np.abs(seen[:, 1] / deep) < tall + 0.1) & (seen[:, 2] < -0.1)
        keep &= np.random.random(count) < np.minimum(1, (near / deep) ** 1.6)
        points.append(where[keep])
        distances.append(deep[keep])
        found += keep.sum()
        if found >= count:
            break
    return np.concatenate(points)[:count], np.concatenate(distances)[:count]


def lawn(count, area, where, near, height=0.05, width=0.0035):
    points, far = scatter(round(count * FEW), area, near)
    keep = where(points)
    return blades(points[keep], height, width / FEW**0.5 * np.maximum(1, far[keep] / near) ** 0.8)


def gravel(count, area, where, near, radius):
    points, far = scatter(round(count * FEW), area, near)
    keep = where(points)
    points, far = points[keep], far[keep]
    sizes = radius / FEW**0.3 * np.random.lognormal(0, 0.28, len(points)) * np.maximum(1, far / near) ** 0.8
    heights = np.random.uniform(-0.2, 1.1, len(points)) * radius
    return stones(np.column_stack([points, heights]), sizes, GRAVEL)


def soil():
    return plate("soil", 60, 60, speckled("soil", (0.06, 0.045, 0.03), (0.018, 0.013, 0.008), 160.0, 1.0, 0.95), (0, 0, -0.004))


def bush(at, radius, count, length, tone, flowers=None):
    count = round(count * max(FEW, 0.4))
    way = np.random.normal(size=(count, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    lumps = 1 + 0.14 * np.sin(way @ np.random.normal(0, 4, 3)) + 0.1 * np.sin(way @ np.random.normal(0, 8, 3))
    out = radius * np.array([1, 1, 0.85])
    points = way * out * (lumps * (1 - 0.35 * np.random.random(count) ** 2))[:, None] + at
    leaves(points[points[:, 2] > 0], length, tone)
    if flowers:
        top = way[:170] * [1, 1, 0] + np.abs(way[:170]) * [0, 0, 1]
        leaves(top * out * 1.05 + at, length, flowers)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.62, location=at)
    bpy.context.object.scale = out
    bpy.context.object.data.materials.append(plain("shade", (0.01, 0.016, 0.006), 1.0))


def hedge(y, height, count, length=0.05):
    count = round(count * max(FEW, 0.4))
    points = np.random.uniform((-7, 0, 0), (7, 0, height), (count, 3))
    front = np.random.random(count) < 0.75
    points[front, 1] = y + np.random.gamma(1.5, 0.04, front.sum())
    points[~front, 1] = y + np.random.uniform(0, 1, (~front).sum())
    points[~front, 2] = height - np.random.gamma(1.5, 0.05, (~front).sum())
    points[:, 1] += 0.06 * np.sin(points[:, 0] * 2.3) + 0.04 * np.sin(points[:, 2] * 3.1)
    leaves(points, length, (0.03, 0.075, 0.018))
    box("shade", (14, 0.9, height - 0.08), (0, y + 0.55, 0), plain("shade", (0.008, 0.014, 0.005), 1.0), 0)


def trees():
    for x, y, z, radius in ((-5.5, 15, 2.6, 3.2), (-1.5, 18, 3.2, 3.9), (3.2, 16, 2.4, 3.1), (7, 14, 2.4, 3.0)):
        bush((x, y, z), radius, 9000, 0.26, (0.07, 0.12, 0.03))


def fallen(count, low, high, length, z):
    leaves(np.column_stack([np.random.uniform(low, high, (count, 2)), np.full(count, z)]), length, (0.32, 0.16, 0.04), 0.0)


def branch(at, spread, count, length):
    """Leaves outside the picture, whose shadows fall into it."""
    leaves(np.random.normal(0, 1, (count, 3)) * spread + at, length)


def daylight(elevation, heading, strength=4.2, around=0.75, color=(1, 0.86, 0.68)):
    """Sun from a heading in degrees (0 is behind the camera, counterclockwise) and blue sky."""
    up, turn = math.radians(elevation), math.radians(heading)
    sun((math.sin(turn) * math.cos(up), math.cos(turn) * math.cos(up), -math.sin(up)), strength, color, 0.012)
    sky((0.72, 0.83, 1), around)


def clouds(strength=1.0, low=(0.74, 0.84, 0.93), high=(0.2, 0.42, 0.8)):
    """What the camera, and water, see of the sky: blue above, hazy at the horizon, with thin clouds. The light stays that of `sky`."""
    tree = bpy.context.scene.world.node_tree
    add = lambda kind: tree.nodes.new(f"ShaderNode{kind}")
    link = lambda one, other: tree.links.new(one, other)
    place, split, stretched, noise, share, blue, veil, mixed = (
        add(it) for it in ("TexCoord", "SeparateXYZ", "Mapping", "TexNoise", "ValToRGB", "ValToRGB", "Math", "MixRGB"))
    link(place.outputs[0], split.inputs[0])
    link(place.outputs[0], stretched.inputs[0])
    stretched.inputs["Scale"].default_value = (1.6, 1.6, 5.5)
    link(stretched.outputs[0], noise.inputs["Vector"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Roughness"].default_value = 1.7, 7.0, 0.58
    link(noise.outputs[0], share.inputs[0])
    share.color_ramp.elements[0].position, share.color_ramp.elements[1].position = 0.46, 0.74
    link(split.outputs[2], blue.inputs[0])
    blue.color_ramp.elements[0].color, blue.color_ramp.elements[1].color = (*low, 1), (*high, 1)
    blue.color_ramp.elements[1].position = 0.5
    veil.operation, veil.inputs[1].default_value = "MULTIPLY", 0.8
    link(share.outputs[0], veil.inputs[0])
    link(veil.outputs[0], mixed.inputs[0])
    link(blue.outputs[0], mixed.inputs[1])
    mixed.inputs[2].default_value = (0.93, 0.94, 0.96, 1)
    seen, path, both = add("Background"), add("LightPath"), add("MixShader")
    link(mixed.outputs[0], seen.inputs[0])
    seen.inputs[1].default_value = strength
    mirrored = add("Math")
    mirrored.operation = "MAXIMUM"
    link(path.outputs["Is Camera Ray"], mirrored.inputs[0])
    link(path.outputs["Is Glossy Ray"], mirrored.inputs[1])
    link(mirrored.outputs[0], both.inputs[0])
    link(tree.nodes["Background"].outputs[0], both.inputs[1])
    link(seen.outputs[0], both.inputs[2])
    link(both.outputs[0], tree.nodes["World Output"].inputs[0])


def bench(at, turn):
    """A weathered garden bench. Returns its planks."""
    timber = wood("teak", (0.34, 0.28, 0.22), (0.17, 0.13, 0.10), 40)
    planks = [box("seat", (1.5, 0.095, 0.03), (0, -0.18 + i * 0.115, 0.425), timber, 0.006) for i in range(4)]
    planks += [box("back", (1.5, 0.028, 0.1), (0, 0.25 + i * 0.02, 0.53 + i * 0.125), timber, 0.006, (-0.16, 0, 0)) for i in range(3)]
    for x in (-0.68, 0.68):
        planks += [box("leg", (0.06, 0.06, 0.62), (x, -0.18, 0), timber, 0.006), box("post", (0.06, 0.06, 0.92), (x, 0.23, 0), timber, 0.006, (-0.1, 0, 0))]
        planks.append(box("arm", (0.07, 0.5, 0.035), (x, 0.03, 0.62), timber, 0.006))
    root = bpy.data.objects.new("bench", None)
    bpy.context.scene.collection.objects.link(root)
    for it in planks:
        it.parent = root
    root.location, root.rotation_euler = at, (0, 0, turn)
    bpy.context.view_layer.update()
    return planks

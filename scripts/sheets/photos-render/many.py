"""What there are thousands of, made with NumPy: hairs, blades of grass, leaves, stones. Each has a color of its own."""

import math

import bpy
import numpy as np
from surfaces import Nodes


def mesh_of(name, points, faces, material, colors=None, smooth=True):
    """A mesh of points (n, 3) and faces (m, 3 or 4), with a linear RGB color per point as its attribute "tone"."""
    mesh = bpy.data.meshes.new(name)
    points, faces = np.asarray(points, np.float32), np.asarray(faces, np.int32)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(len(faces), dtype=np.int32) * faces.shape[1])
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), faces.shape[1], np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    if colors is not None:
        rgba = np.concatenate([np.clip(colors, 0, 1), np.ones((len(colors), 1))], 1).astype(np.float32)
        mesh.attributes.new("tone", "FLOAT_COLOR", "POINT").data.foreach_set("color", rgba.ravel())
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    it = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(it)
    return it


def toned(name, roughness=0.6, through=0.0, speckle=0.0):
    """A material in each point's own color; light comes `through` a leaf; `speckle` is the scale of a stone's specks."""
    nodes = Nodes(name)
    color = nodes.add("Attribute", settings={"attribute_name": "tone"})
    if speckle:
        noise = nodes.add("TexNoise", Vector=nodes.where(), Scale=speckle, Detail=4.0)
        specks = nodes.ramp(noise, (0.3, (0.55, 0.53, 0.5)), (0.72, (1.0, 1.0, 1.0)))
        color = nodes.mix("MULTIPLY", 1.0, color, specks)
        nodes.bump(noise, 0.5, 0.25 / speckle)
    nodes.set(nodes.surface, {"Base Color": color, "Roughness": roughness, "Specular": 0.3})
    if through:
        back = nodes.add("BsdfTranslucent", Color=color)
        both = nodes.add("MixShader", **{"0": through, "1": nodes.surface.outputs[0], "2": back})
        nodes.set(nodes.tree.nodes["Material Output"], {"Surface": both})
    return nodes.material


def strands(name, lines, radius, tones, material):
    """Three-sided hairs along lines (n, steps, 3), thinner at both ends."""
    count, steps, _ = lines.shape
    way = np.gradient(lines, axis=1)
    way /= np.linalg.norm(way, axis=2, keepdims=True) + 1e-9
    side = np.cross(way, np.random.normal(0, 1, (count, 1, 3)))
    side /= np.linalg.norm(side, axis=2, keepdims=True) + 1e-9
    other = np.cross(way, side)
    thick = radius * np.sin(np.linspace(0.12, math.pi - 0.12, steps)) ** 0.5
    rings = [
        lines + (side * math.cos(a) + other * math.sin(a)) * thick[None, :, None] for a in (0, 2 * math.pi / 3, 4 * math.pi / 3)
    ]
    points = np.stack(rings, 2).reshape(-1, 3)
    ring = np.array([[i, (i + 1) % 3, (i + 1) % 3 + 3, i + 3] for i in range(3)])
    faces = (np.arange(count)[:, None] * steps + np.arange(steps - 1)[None]).reshape(-1, 1, 1) * 3 + ring
    return mesh_of(name, points, faces.reshape(-1, 4), material, np.repeat(tones, steps * 3, 0))


def blades(where, height, width, tone=(0.125, 0.225, 0.04), dry=0.05):
    """A lawn: a blade of grass at each point (n, 2) of a width (n,), as high as `height` at most."""
    count = len(where)
    turn, face = np.random.uniform(0, 2 * math.pi, (2, count))
    lean = np.random.gamma(2.0, 0.28, count).clip(0, 1.4)
    tall = height * np.random.uniform(0.45, 1.1, count)
    towards = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
    side = np.stack([np.cos(face), np.sin(face), 0 * face], 1) * (width * np.random.uniform(0.35, 0.65, count))[:, None]
    foot = np.concatenate([where, np.zeros((count, 1))], 1)
    rows = []
    for t, wide in ((0, 1), (0.55, 0.85), (1, 0)):
        bend = lean * t**1.6
        at = foot + towards * (tall * np.sin(bend) * t)[:, None]
        at[:, 2] += tall * t * np.cos(bend * 0.8)
        rows += [at - side * wide, at + side * wide] if wide else [at]
    faces = np.arange(count)[:, None, None] * 5 + np.array([[0, 1, 3], [0, 3, 2], [2, 3, 4]])
    hue = np.random.uniform(0.65, 1.35, (count, 1)) * np.array(tone)
    hue *= 1 + np.array([0.42, 0.1, 0.07]) * np.random.normal(0, 0.6, (count, 1)).clip(-1, 1.6)
    straw = np.random.random(count) < dry
    hue[straw] = np.array([0.33, 0.26, 0.1]) * np.random.uniform(0.6, 1.2, (straw.sum(), 1))
    shade = np.array([0.35, 0.35, 0.9, 0.9, 1.25])
    colors = (hue[:, None] * shade[None, :, None]).reshape(-1, 3)
    return mesh_of("lawn", np.stack(rows, 1).reshape(-1, 3), faces.reshape(-1, 3), toned("grass", 0.6, 0.35), colors, smooth=False)


def leaves(where, length, tone=(0.035, 0.085, 0.02), upright=0.5):
    """A leaf at each point (n, 3): a folded diamond in a shade of `tone`."""
    count = len(where)
    way = np.random.normal(size=(count, 3)) + np.array([0, 0, upright])
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way, np.random.normal(size=(count, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    long = length * np.random.uniform(0.6, 1.3, (count, 1))
    middle = where + way * long * 0.5 + np.cross(way, side) * long * 0.08
    points = np.stack([where, middle - side * long * 0.28, where + way * long, middle + side * long * 0.28], 1)
    faces = np.arange(count)[:, None, None] * 4 + np.array([[0, 1, 2], [0, 2, 3]])
    hue = np.array(tone) * np.random.uniform(0.5, 1.6, (count, 1)) * (1 + np.array([0.2, 0.04, 0]) * np.random.normal(0, 1, (count, 1)))
    return mesh_of("leaves", points.reshape(-1, 3), faces.reshape(-1, 3), toned("leaf", 0.5, 0.3), np.repeat(hue, 4, 0), smooth=False)


def stones(where, radius, tones, level=2, speckle=120.0):
    """Gravel: a broken stone of a radius (n,) at each point (n, 3), in one of the `tones`."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=level, radius=1)
    ball = bpy.context.object
    round_points = np.array([v.co[:] for v in ball.data.vertices])
    faces = np.array([p.vertices[:] for p in ball.data.polygons])
    bpy.data.objects.remove(ball)
    shapes = np.stack([_broken(round_points) for _ in range(14)])
    count, per = len(where), len(round_points)
    turns = _turns(np.random.normal(size=(count, 4)) * np.array([1, 0.45, 0.45, 1]))
    points = np.einsum("nij,npj->npi", turns, shapes[np.random.randint(0, 14, count)]) * radius[:, None, None] + where[:, None]
    tone = np.array(tones)[np.random.randint(0, len(tones), count)] * np.random.uniform(0.7, 1.25, (count, 1))
    all_faces = np.arange(count)[:, None, None] * per + faces
    return mesh_of("stones", points.reshape(-1, 3), all_faces.reshape(-1, 3), toned("stone", 0.75, speckle=speckle), np.repeat(tone, per, 0), level > 2)


def _broken(ball):
    """A ball of radius 1 that planes have cut."""
    at = ball.copy()
    for plane in np.random.normal(size=(11, 3)):
        plane /= np.linalg.norm(plane)
        at -= np.outer((at @ plane - np.random.uniform(0.55, 0.8)).clip(0), plane)
    return at * (1 + np.random.normal(0, 0.02, (len(at), 1))) * np.random.uniform([0.8, 0.6, 0.5], [1.25, 1.0, 0.8])


def _turns(quaternions):
    """Rotation matrices (n, 3, 3) of quaternions (n, 4)."""
    w, x, y, z = (quaternions / np.linalg.norm(quaternions, axis=1, keepdims=True)).T
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]
    return np.stack([np.stack(row, 1) for row in rows], 1)

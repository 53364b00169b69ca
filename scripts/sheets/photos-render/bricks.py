"""Reclaimed bricks: their worn shapes, their clay, and how they are laid. Lengths in meters."""

import math

import bpy
import numpy as np
from many import mesh_of
from surfaces import Nodes

LENGTH, WIDTH, HEIGHT = 0.215, 0.1025, 0.065
GAP = 0.009
CLAY = [
    (0.0, (0.20, 0.060, 0.032)), (0.22, (0.31, 0.095, 0.045)), (0.42, (0.38, 0.135, 0.065)), (0.60, (0.25, 0.075, 0.045)),
    (0.74, (0.13, 0.055, 0.048)), (0.86, (0.43, 0.20, 0.10)), (1.0, (0.40, 0.26, 0.16)),
]


def clay():
    """Fired clay, each brick of another color, with traces of old lime and soot."""
    nodes = Nodes("clay")
    place = nodes.add("TexCoord", out=3)
    place = nodes.add("VectorMath", **{"0": place, "1": nodes.add("ObjectInfo", out=0)})
    noise = lambda scale, detail=5.0: nodes.add("TexNoise", Vector=place, Scale=scale, Detail=detail)
    broad, fine, grit = noise(14.0), noise(70.0), noise(420.0, 3.0)
    tone = nodes.tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    color = nodes.ramp(tone, *CLAY)
    color = nodes.mix("MULTIPLY", 1.0, color, nodes.ramp(fine, (0.3, (0.62, 0.6, 0.6)), (0.7, (1.0, 1.0, 1.0))))
    color = nodes.mix("MULTIPLY", 0.8, color, nodes.ramp(grit, (0.35, (0.7, 0.7, 0.7)), (0.6, (1.0, 1.0, 1.0))))
    lime = nodes.ramp(nodes.mix("MULTIPLY", 1.0, broad, fine), (0.27, (0, 0, 0)), (0.4, (0.5, 0.5, 0.5)))
    color = nodes.mix("MIX", lime, color, (0.50, 0.46, 0.40))
    soot = nodes.ramp(noise(6.0, 3.0), (0.56, (0, 0, 0)), (0.72, (0.6, 0.6, 0.6)))
    nodes.set(nodes.surface, {"Base Color": nodes.mix("MIX", soot, color, (0.07, 0.055, 0.045)), "Roughness": 0.85, "Specular": 0.25})
    nodes.bump(nodes.mix("ADD", 0.5, fine, grit), 0.8, 0.0025)
    return nodes.material


def worn(kinds=9, cuts=11):
    """Meshes of bricks with rounded, broken edges and uneven faces."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    cube = bpy.context.object
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.subdivide(number_cuts=cuts)
    bpy.ops.object.mode_set(mode="OBJECT")
    grid = np.array([v.co[:] for v in cube.data.vertices])
    quads = np.array([p.vertices[:] for p in cube.data.polygons])
    bpy.data.objects.remove(cube)
    # Rows lie closer at the edges, where a brick is worn.
    grid = np.sign(grid) * 0.5 * (np.abs(grid) * 2) ** 0.5
    material, made = clay(), []
    for _ in range(kinds):
        at = grid * np.array([LENGTH, WIDTH, HEIGHT]) * np.random.uniform(0.97, 1.02, 3)
        half = np.abs(at).max(0)
        inner = np.clip(at, -(half - 0.006), half - 0.006)
        off = np.linalg.norm(at - inner, axis=1, keepdims=True)
        at = inner + (at - inner) / np.maximum(off, 1e-9) * np.minimum(off, 0.006)
        for _ in range(np.random.randint(2, 6)):
            along = np.where(np.arange(3) == np.random.randint(0, 3), np.random.uniform(-0.8, 0.8), 1)
            corner = half * np.random.choice([-1, 1], 3) * along
            deep = np.random.uniform(0.01, 0.03)
            near = np.clip(1 - np.linalg.norm(at - corner, axis=1) / deep, 0, 1)
            at -= np.sign(corner) * (near * deep * 0.4)[:, None] * np.random.uniform(0.5, 1, 3)
        at *= 1 + 0.006 * sum(np.sin(at @ np.random.normal(0, 55, 3)) for _ in range(5))[:, None]
        it = mesh_of("brick", at + np.random.normal(0, 0.0003, at.shape), quads, material)
        made.append(it.data)
        bpy.data.objects.remove(it)
    return made


def lay(shapes, at, turn=0.0, roll=0.0, length=LENGTH):
    """One brick whose middle is at a place, turned about the vertical and rolled about its length, in radians; cut to a length."""
    it = bpy.data.objects.new("brick", shapes[np.random.randint(len(shapes))])
    it.location = at
    it.rotation_euler = (roll, np.random.normal(0, 0.008), turn + math.pi * np.random.randint(2))
    it.scale[0] = length / LENGTH
    bpy.context.scene.collection.objects.link(it)
    return it


def laid_path(way, start=0.0, top=0.018):
    """Courses across a path, and a row on edge along each side. Returns the bricks: (courses, edges)."""
    shapes, courses, edges = worn(), [], []
    inner, end = way.half - HEIGHT - GAP, way.along[-1]
    for row, s in enumerate(np.arange(start, end, WIDTH + GAP)):
        at, turn, side = way.at(s)
        left = -inner - (LENGTH / 2 if row % 2 else 0)
        while left < inner - 0.02:
            low, high = max(left, -inner), min(left + LENGTH, inner)
            if high - low > 0.05:
                x, y = at + side * (low + high) / 2 + np.random.normal(0, 0.002, 2)
                z = top - HEIGHT / 2 + np.random.normal(0, 0.0018)
                courses.append(lay(shapes, (x, y, z), turn + math.pi / 2 + np.random.normal(0, 0.012), np.random.normal(0, 0.01), high - low))
            left += LENGTH + GAP
    for sign in (-1, 1):
        for s in np.arange(start, end, LENGTH + GAP):
            at, turn, side = way.at(s)
            x, y = at + side * sign * (way.half - HEIGHT / 2) + np.random.normal(0, 0.002, 2)
            z = top - WIDTH / 2 + 0.022 + np.random.normal(0, 0.002)
            edges.append(lay(shapes, (x, y, z), turn + np.random.normal(0, 0.012), math.pi / 2 + np.random.normal(0, 0.02)))
    return courses, edges


def stacked(rows=7):
    """A stack of bricks on z = 0.09, its layers crosswise, the upper ones begun. Returns the bricks."""
    shapes, made = worn(12), []
    for level in range(rows):
        z = 0.091 + HEIGHT / 2 + level * (HEIGHT + 0.0015)
        across = level % 2
        for i in range(8 if across else 4):
            for j in range(3 if across else 6):
                if (level == rows - 1 and i > 1) or (level == rows - 2 and i > 5 and j < 2):
                    continue
                if across:
                    x, y, turn = -0.39 + i * (WIDTH + 0.006), -0.23 + j * (LENGTH + 0.006), math.pi / 2
                else:
                    x, y, turn = -0.335 + i * (LENGTH + 0.006), -0.28 + j * (WIDTH + 0.006), 0
                x, y = np.array([x, y]) + np.random.normal(0, 0.004, 2)
                made.append(lay(shapes, (x, y, z), turn + np.random.normal(0, 0.02)))
    for at, turn in (((0.62, -0.34, 0.033), 0.5), ((0.5, -0.52, 0.033), -0.9), ((0.60, -0.38, 0.099), 1.5), ((-0.66, -0.42, 0.033), 0.2)):
        made.append(lay(shapes, at, turn))
    return made

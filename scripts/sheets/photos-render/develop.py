"""Develops a photo: renders the scene in linear light, smooths what few samples leave rough, and gives it a camera's grain."""

import os
import tempfile
import time

import bpy
import numpy as np
from PIL import Image

MOST_BYTES = 180_000


def develop(scene, path, size, grain, warmth):
    """Renders to a JPEG file, scaled to `size` unless it is None. Returns the CPU seconds it took."""
    start = time.process_time()
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
        _write_passes(scene, folder, passes)
        bpy.ops.render.render()
        color, albedo, normal = (_read(folder, it) for it in passes)
        light = _smooth(color, albedo, normal)
        finished = _through_film(scene, light, os.path.join(folder, "film.png"))
    if size:
        finished = finished.resize(size, Image.LANCZOS)
    _save(_as_taken(np.asarray(finished).astype(np.float32), grain, warmth), path)
    return time.process_time() - start


def _write_passes(scene, folder, passes):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.file_slots.clear()
    for name, socket in passes.items():
        output.file_slots.new(f"{name}-")
        tree.links.new(source.outputs[socket], output.inputs[-1])


def _read(folder, name):
    file = next(it for it in os.listdir(folder) if it.startswith(f"{name}-"))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def _shifted(values, dx, dy):
    return np.roll(values, (dy, dx), (0, 1))


def _smooth(color, albedo, normal, levels=4):
    """Averages the light that falls on a surface with that of like neighbors (an à-trous wavelet filter), not its texture."""
    paint = np.where(albedo.sum(2, keepdims=True) < 0.06, 1, np.clip(albedo, 0.03, None))
    light = np.log1p(np.clip(color, 0, None) / paint)
    own = light
    tone = light.mean(2)
    around = sum(_shifted(tone, dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)) / 9
    spread = sum((_shifted(tone, dx, dy) - around) ** 2 for dx in (-1, 0, 1) for dy in (-1, 0, 1)) / 9
    spread = sum(_shifted(spread, dx, dy) for dx in (-2, 0, 2) for dy in (-2, 0, 2)) / 9 + 1e-6
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    for level in range(levels):
        step = 2**level
        total, weights = light * kernel[0] ** 2, np.full(tone.shape, kernel[0] ** 2, np.float32)
        tone = light.mean(2)
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                if dx == dy == 0:
                    continue
                there = lambda values: _shifted(values, dx * step, dy * step)
                apart = ((there(normal) - normal) ** 2).sum(2) * 8 + ((there(albedo) - albedo) ** 2).sum(2) * 60
                apart += (there(tone) - tone) ** 2 / (spread * 6 / step)
                weight = kernel[abs(dx)] * kernel[abs(dy)] * np.exp(-np.minimum(apart, 30))
                total = total + there(light) * weight[..., None]
                weights = weights + weight
        light = total / weights[..., None]
    return np.expm1(light * 0.88 + own * 0.12) * paint


def _through_film(scene, light, path):
    height, width, _ = light.shape
    image = bpy.data.images.new("film", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(path, scene=scene)
    return Image.open(path).convert("RGB")


def _as_taken(picture, grain, warmth):
    """A lens's darker corners, a sensor's grain (more in the shadows) and a white balance a little off."""
    height, width, _ = picture.shape
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = picture * (1 - 0.07 * (xs**2 + ys**2))[..., None]
    picture = picture * np.array([1 + warmth, 1, 1 - warmth])
    shade = 1.15 - picture.mean(2, keepdims=True) / 255 * 0.7
    luminance, tint = np.random.normal(0, 2.6, (height, width, 1)), np.random.normal(0, 1.0, (height, width, 3))
    return np.clip(picture + (luminance + tint) * grain * shade, 0, 255).astype(np.uint8)


def _save(picture, path):
    for quality in range(88, 60, -3):
        Image.fromarray(picture).save(path, quality=quality, optimize=True, progressive=True)
        if os.path.getsize(path) <= MOST_BYTES:
            return

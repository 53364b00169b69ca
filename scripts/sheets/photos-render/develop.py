"""Develops a photo: renders the scene in linear light, smooths what few samples leave rough, and gives it a camera's grain."""

import os
import tempfile
import time

import bpy
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, median_filter, rank_filter

MOST_BYTES = 180_000


def develop(scene, path, size, settings, sharp, grain, warmth, bloom=0.0):
    """Renders to a JPEG file of a size. `settings` are the (scale, samples) of the whole and of the part `sharp` of it, a
    box of fractions that is rendered again, larger; None leaves that out. `bloom` is the share of bright light that the lens
    spreads around it. Returns the CPU seconds it took."""
    start = time.process_time()
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_material_index = True
    (scale, samples), (fine, more) = settings
    light = _larger(_rendered(scene, size, scale, samples), size)
    if sharp:
        left, top = round(sharp["x"] * size[0]), round(sharp["y"] * size[1])
        right, low = left + round(sharp["w"] * size[0]), top + round(sharp["h"] * size[1])
        near = _larger(_rendered(scene, size, fine, more, sharp), (right - left, low - top))
        ys, xs = np.mgrid[0 : low - top, 0 : right - left]
        edge = np.minimum(np.minimum(xs + (left == 0) * 99, right - left - 1 - xs + (right == size[0]) * 99),
                          np.minimum(ys + (top == 0) * 99, low - top - 1 - ys + (low == size[1]) * 99))
        share = np.clip(edge / 24, 0, 1)[..., None]
        light[top:low, left:right] = near * share + light[top:low, left:right] * (1 - share)
    if bloom:
        light = _bloomed(light, bloom)
    _save(_as_taken(_through_film(scene, light), grain, warmth), path)
    return time.process_time() - start


def _rendered(scene, size, scale, samples, border=None):
    """The smoothed linear light of the scene, or of a border in it, top row first."""
    render = scene.render
    render.resolution_x, render.resolution_y = round(size[0] * scale), round(size[1] * scale)
    scene.cycles.samples = samples
    render.use_border = render.use_crop_to_border = border is not None
    if border:
        render.border_min_x, render.border_max_x = border["x"], border["x"] + border["w"]
        render.border_min_y, render.border_max_y = 1 - border["y"] - border["h"], 1 - border["y"]
    with tempfile.TemporaryDirectory() as folder:
        passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "index": "IndexMA"}
        _write_passes(scene, folder, passes)
        bpy.ops.render.render()
        return _smooth(*(_read(folder, it) for it in passes))[::-1]


def _larger(light, size):
    """Linear light, resized to (width, height)."""
    grown = [Image.fromarray(np.log1p(light[..., it])).resize(size, Image.BICUBIC) for it in range(3)]
    return np.expm1(np.stack([np.asarray(it) for it in grown], 2)).clip(0, None)


def _bloomed(light, share):
    """Linear light with what is brighter than white spread around it, a little of it far, as a lens does."""
    bright = np.clip(light - 1, 0, 6)
    width = light.shape[1]
    halo = sum(gaussian_filter(bright, (width * near, width * near, 0)) * much for near, much in ((0.012, 0.3), (0.045, 0.4), (0.13, 0.3)))
    return light + halo * share


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


def _without_specks(light):
    """Brings pixels that stand alone down, or up, to the third of their neighbors."""
    tone = light.mean(2) + 1e-4
    most, least = rank_filter(tone, -3, 3) * 1.15, rank_filter(tone, 2, 3) * 0.85
    return light * (np.clip(tone, least, most) / tone)[..., None]


def _smooth(color, albedo, normal, index, levels=4):
    """Averages the light that falls on a surface with that of like neighbors (an à-trous wavelet filter), not its texture.
    What is seen through glass, whose material has the index 1, has none of its own."""
    clear = gaussian_filter((index[..., :1] > 0.5).astype(np.float32), (1, 1, 0)) > 0.5
    albedo = np.where(clear, 1, albedo)
    normal = np.where(clear, median_filter(normal, (3, 3, 1)), normal)
    paint = np.where(albedo.sum(2, keepdims=True) < 0.06, 1, np.clip(albedo, 0.03, None))
    light = np.log1p(np.clip(color, 0, None) / paint)
    light = _without_specks(np.where(clear, median_filter(light, (3, 3, 1)), light)).astype(np.float32)
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


def _through_film(scene, light):
    """The picture as the scene's tone curve shows its linear light, 0 to 255."""
    height, width, _ = light.shape
    image = bpy.data.images.new("film", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light[::-1]
    image.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "film.png")
        image.save_render(path, scene=scene)
        return np.asarray(Image.open(path).convert("RGB")).astype(np.float32)


def with_levels(picture):
    """The picture, 0 to 255, with its brightest part nearly white and its darkest nearly black, as a phone does it."""
    tone = picture.mean(2)
    dark, bright = np.percentile(tone, 0.5), np.percentile(tone, 99)
    low = min(dark, 14) * 0.7
    gain = min(1.28, max(1, (240 - low) / max(1, bright - low)))
    return np.clip((picture - low) * gain, 0, 255)


def _as_taken(picture, grain, warmth):
    """A lens's darker corners, a sensor's grain (more in the shadows) and a white balance a little off."""
    picture = with_levels(picture)
    height, width, _ = picture.shape
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = picture * (1 - 0.07 * (xs**2 + ys**2))[..., None]
    picture = picture * np.array([1 + warmth, 1, 1 - warmth])
    gray = picture.mean(2, keepdims=True)
    picture = gray + (picture - gray) * 1.08
    shade = 1.15 - picture.mean(2, keepdims=True) / 255 * 0.7
    luminance, tint = np.random.normal(0, 2.6, (height, width, 1)), np.random.normal(0, 1.0, (height, width, 3))
    return np.clip(picture + (luminance + tint) * grain * shade, 0, 255).astype(np.uint8)


def _save(picture, path):
    for quality in range(88, 60, -3):
        Image.fromarray(picture).save(path, quality=quality, optimize=True, progressive=True)
        if os.path.getsize(path) <= MOST_BYTES:
            return

"""What things are made of: Principled materials from noise, and labels from letters. Units as in studio.py."""

import os
import tempfile

import bpy
from PIL import Image, ImageDraw, ImageFont

FONTS = {
    "sans": "/usr/share/fonts/opentype/urw-base35/URWGothic-Book.otf",
    "sans-bold": "/usr/share/fonts/opentype/urw-base35/URWGothic-Demi.otf",
    "grotesk": "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf",
    "grotesk-bold": "/usr/share/fonts/opentype/urw-base35/NimbusSans-Bold.otf",
    "serif": "/usr/share/fonts/opentype/urw-base35/P052-Roman.otf",
    "serif-italic": "/usr/share/fonts/opentype/urw-base35/P052-Italic.otf",
    "serif-bold": "/usr/share/fonts/opentype/urw-base35/P052-Bold.otf",
    "mono": "/usr/share/fonts/opentype/urw-base35/NimbusMonoPS-Regular.otf",
}


class Nodes:
    """The nodes of a material: `nodes.add("TexNoise", Scale=4)`; an input is a value or another node's output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, out=0, settings=(), **inputs):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in dict(settings).items():
            setattr(node, key, value)
        self.set(node, {key.replace("_", " "): value for key, value in inputs.items()})
        return node.outputs[out]

    def set(self, node, inputs):
        for key, value in inputs.items():
            slot = node.inputs[int(key) if key.isdigit() else key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, slot)
            elif isinstance(value, tuple) and len(value) == 3 and slot.type == "RGBA":
                slot.default_value = (*value, 1)
            else:
                slot.default_value = value

    def where(self, scale=(1, 1, 1), turn=0.0):
        """The place on the object in centimeters, stretched and turned about z."""
        place = self.add("TexCoord", out=3)
        return self.add("Mapping", Vector=place, Scale=scale, Rotation=(0, 0, turn))

    def ramp(self, factor, *stops):
        """A color by a factor: stops are (position, color)."""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, color) in zip(node.color_ramp.elements, stops):
            element.position, element.color = position, (*color, 1)
        self.tree.links.new(factor, node.inputs[0])
        return node.outputs[0]

    def mix(self, how, factor, one, other):
        return self.add("MixRGB", settings={"blend_type": how}, Fac=factor, Color1=one, Color2=other)

    def bump(self, height, strength, distance=0.05):
        self.set(self.surface, {"Normal": self.add("Bump", Strength=strength, Distance=distance, Height=height)})


def plain(name, color, roughness=0.5, **inputs):
    """One color, linear RGB. Further inputs are the Principled shader's: Metallic, Transmission, IOR, Subsurface, Clearcoat."""
    nodes = Nodes(name)
    nodes.set(nodes.surface, {"Base Color": color, "Roughness": roughness, **inputs})
    return nodes.material


def glass(name, color, ior=1.48, roughness=0.02):
    """Clear or tinted glass or liquid that lets light through to what stands behind it, as caustics would."""
    nodes = Nodes(name)
    nodes.set(nodes.surface, {"Base Color": color, "Roughness": roughness, "Transmission": 1.0, "IOR": ior})
    shaded = nodes.add("MixShader", **{"0": nodes.add("LightPath", out=1), "1": nodes.surface.outputs[0],
                                       "2": nodes.add("BsdfTransparent", Color=tuple(it**0.5 for it in color))})
    nodes.tree.links.new(shaded, nodes.tree.nodes["Material Output"].inputs[0])
    nodes.material.pass_index = 1
    return nodes.material


def shining(name, color, strength):
    """A surface that gives light: a lampshade, a bulb, a lit window."""
    return plain(name, color, 0.8, **{"Emission": color, "Emission Strength": strength})


def wood(name, light=(0.42, 0.24, 0.12), dark=(0.2, 0.095, 0.04), plank=14, turn=0.0, roughness=0.45):
    """Planks along x with grain; `plank` is their width."""
    nodes = Nodes(name)
    warp = nodes.add("TexNoise", out=1, Vector=nodes.where((0.03, 0.12, 0.1), turn), Scale=1.0, Detail=3.0)
    bent = nodes.mix("ADD", 1.0, nodes.where((0.05, 0.6, 0.6), turn), warp)
    grain = nodes.add("TexNoise", Vector=bent, Scale=2.6, Detail=5.0, Roughness=0.62, Distortion=0.5)
    fine = nodes.add("TexNoise", Vector=nodes.where((0.35, 9, 9), turn), Scale=1.4, Detail=4.0, Roughness=0.7)
    color = nodes.ramp(grain, (0.32, dark), (0.66, light))
    color = nodes.mix("MULTIPLY", 0.55, color, nodes.ramp(fine, (0.3, (0.42, 0.38, 0.34)), (0.6, (1, 1, 1))))
    board = nodes.add(
        "TexBrick", Vector=nodes.where((1, 1, 1), turn), Color1=(1, 1, 1), Color2=(0.72, 0.7, 0.68), Mortar=(0.1, 0.07, 0.05),
        Scale=1.0, Mortar_Size=0.06, Mortar_Smooth=0.3, Bias=0.0, Brick_Width=plank * 9.0, Row_Height=float(plank),
    )
    color = nodes.mix("MULTIPLY", 1.0, color, board)
    rough = nodes.add("MapRange", **{"Value": fine, "3": roughness - 0.08, "4": roughness + 0.18})
    nodes.set(nodes.surface, {"Base Color": color, "Roughness": rough})
    nodes.bump(nodes.mix("MULTIPLY", 1.0, fine, board), 0.35, 0.06)
    return nodes.material


def stone(name, light=(0.62, 0.58, 0.52), dark=(0.42, 0.39, 0.35), scale=1.0, roughness=0.55):
    """Limestone: soft clouds, pores and specks."""
    nodes = Nodes(name)
    clouds = nodes.add("TexNoise", Vector=nodes.where((0.06 * scale, 0.1 * scale, 0.16 * scale)), Scale=1.0, Detail=5.0, Roughness=0.6)
    specks = nodes.add("TexNoise", Vector=nodes.where((3 * scale,) * 3), Scale=1.6, Detail=3.0, Roughness=0.75)
    pores = nodes.add("TexVoronoi", Vector=nodes.where((1.1 * scale, 1.7 * scale, 1.7 * scale)), Scale=1.0, Randomness=1.0)
    color = nodes.ramp(clouds, (0.36, dark), (0.64, light))
    color = nodes.mix("MULTIPLY", 0.5, color, nodes.ramp(specks, (0.34, (0.5, 0.47, 0.43)), (0.56, (1, 1, 1))))
    pits = nodes.ramp(pores, (0.06, (0.35, 0.33, 0.3)), (0.14, (1, 1, 1)))
    nodes.set(nodes.surface, {"Base Color": nodes.mix("MULTIPLY", 0.55, color, pits), "Roughness": roughness})
    nodes.bump(nodes.mix("MULTIPLY", 0.7, specks, pits), 0.4, 0.05)
    return nodes.material


def linen(name, color=(0.72, 0.67, 0.58), threads=9.0):
    """Woven cloth; `threads` go on a centimeter."""
    nodes = Nodes(name)
    uneven = nodes.add("TexNoise", Vector=nodes.where(), Scale=1.3, Detail=4.0)
    wave = {"Scale": threads * 0.32, "Distortion": 1.6, "Detail": 2.0, "Detail_Scale": 1.2}
    warp = nodes.add("TexWave", settings={"bands_direction": "X"}, Vector=nodes.where((1, 0.25, 0)), **wave)
    weft = nodes.add("TexWave", settings={"bands_direction": "Y"}, Vector=nodes.where((0.25, 1, 0)), **wave)
    weave = nodes.mix("ADD", 0.5, warp, weft)
    shade = nodes.ramp(weave, (0.1, tuple(0.62 * it for it in color)), (0.8, color))
    tone = nodes.mix("MULTIPLY", 0.35, shade, nodes.ramp(uneven, (0.35, (0.75, 0.73, 0.7)), (0.62, (1, 1, 1))))
    nodes.set(nodes.surface, {"Base Color": tone, "Roughness": 0.95, "Sheen": 0.4, "Specular": 0.1})
    nodes.bump(weave, 0.5, 0.05)
    return nodes.material


def speckled(name, color, speck, scale=4.0, amount=0.5, roughness=0.6, bump=0.3):
    """A color with clouds of another, as plaster, ceramics, soil or kraft paper have it."""
    nodes = Nodes(name)
    noise = nodes.add("TexNoise", Vector=nodes.where(), Scale=scale, Detail=5.0, Roughness=0.7)
    shade = nodes.ramp(noise, (0.3, speck), (0.7, color))
    nodes.set(nodes.surface, {"Base Color": nodes.mix("MIX", amount, color, shade), "Roughness": roughness})
    nodes.bump(noise, bump, 0.04)
    return nodes.material


def printed(name, picture, roughness=0.6, **inputs):
    """A Pillow picture on the object's UV map."""
    nodes = Nodes(name)
    path = os.path.join(tempfile.gettempdir(), f"studio-{os.getpid()}-{name}.png")
    picture.convert("RGB").save(path)
    image = bpy.data.images.load(path)
    image.pack()
    os.remove(path)
    texture = nodes.tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    nodes.set(nodes.surface, {"Base Color": texture.outputs[0], "Roughness": roughness, **inputs})
    return nodes.material


def lettering(size, ground, lines):
    """A label as a Pillow picture: lines are (text, font, points, center (x, y) as fractions, color, tracking in points)."""
    picture = Image.new("RGB", size, ground)
    brush = ImageDraw.Draw(picture)
    for text, font, points, (x, y), color, tracking in lines:
        face = ImageFont.truetype(FONTS[font], points)
        widths = [face.getlength(it) + tracking for it in text]
        left = x * size[0] - (sum(widths) - tracking) / 2
        for letter, width in zip(text, widths):
            brush.text((left, y * size[1]), letter, font=face, fill=color, anchor="lm")
            left += width
    return picture

/** A picture with soft light, sharp edges and fine lines, from arithmetic alone: the same bytes everywhere. */
export function testPicture(width: number, height: number, hue: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b] = colorAt(x / width, y / height, hue);
      pixels.set([r, g, b, 255], (y * width + x) * 4);
    }
  }
  return pixels;
}

type Rgb = [red: number, green: number, blue: number];

function colorAt(x: number, y: number, hue: number): Rgb {
  const light = 0.5 + 0.4 * Math.cos(3.1 * (x - 0.3)) * Math.cos(2.4 * (y - 0.35)) - 0.25 * y;
  const ground = tinted(hue + 0.09 * y, light);
  // A table with objects on it: a mug, a lamp, a stack of cards with lines on them.
  if (Math.hypot((x - 0.62) / 0.17, (y - 0.52) / 0.11) < 1) return tinted(hue + 0.45, 0.45 + 0.5 * (x - 0.5));
  if (x > 0.16 && x < 0.38 && y > 0.34 && y < 0.62)
    return Math.floor(y * 90) % 5 === 0 ? [40, 36, 44] : [236, 230, 218];
  if (Math.abs(x - 0.78) < 0.012 && y > 0.18 && y < 0.66) return tinted(hue + 0.2, 0.25);
  if (Math.abs(x - 0.78) < 0.1 * (1.4 - 4 * Math.abs(y - 0.2)) && Math.abs(y - 0.2) < 0.06)
    return tinted(hue + 0.13, 0.85);
  if (y > 0.66) return tinted(hue + 0.05, 0.32 + 0.1 * Math.sin(40 * y + 3 * x));
  return ground;
}

/** A color wheel from 0 to 1, at a lightness from 0 to 1, half saturated. */
function tinted(hue: number, light: number): Rgb {
  const channel = (shift: number) =>
    255 * Math.min(1, Math.max(0, light + 0.22 * Math.cos(2 * Math.PI * (hue + shift))));
  return [channel(0), channel(1 / 3), channel(2 / 3)];
}

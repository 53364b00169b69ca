/** Hues in degrees and what they are called, in order; the last begins the circle again. */
const HUES = [
  [15, "red"],
  [42, "orange"],
  [68, "yellow"],
  [165, "green"],
  [195, "teal"],
  [255, "blue"],
  [290, "violet"],
  [345, "pink"],
  [360, "red"],
] as const;

/** A color as people call it ("dark blue", "pale yellow"), from `#rrggbb`: models of pictures know words better. */
export function colorName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  const range = most - least;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  if (light > 0.93) return saturation > 0.3 ? "cream" : "white";
  if (light < 0.08) return "black";
  if (saturation < 0.12) return light > 0.6 ? "light gray" : light < 0.3 ? "charcoal" : "gray";
  const sector =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const name = HUES.find(([until]) => sector * 60 < until)?.[1] ?? "red";
  if (light > 0.78) return `pale ${name}`;
  if (light < 0.28) return `dark ${name}`;
  return saturation < 0.35 ? `muted ${name}` : name;
}

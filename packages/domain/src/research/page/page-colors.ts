/** Hexadecimal colors that are one: neither black, white nor gray. The page's own theme color comes first. */
export function colorsOf(theme: string, found: readonly string[]): string[] {
  const hex = [theme, ...found].flatMap((color) => sixDigits(color.trim().toLowerCase()));
  const told = hex.filter(isColorful);
  const often = (color: string) =>
    told.filter((it) => it === color).length + (sixDigits(theme).includes(color) ? 100 : 0);
  return [...new Set(told)].toSorted((a, b) => often(b) - often(a)).slice(0, 6);
}

function sixDigits(color: string): string[] {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color)?.slice(1);
  if (short) return [`#${short.map((it) => it + it).join("")}`];
  return /^#[0-9a-f]{6}$/.test(color) ? [color] : [];
}

function isColorful(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(r, g, b) - Math.min(r, g, b) > 24;
}

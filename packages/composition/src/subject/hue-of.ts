/** Color differences B−Y and R−Y, in BT.709. */
export function hueOf([r, g, b]: readonly [number, number, number]): { blue: number; red: number } {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return { blue: b - y, red: r - y };
}

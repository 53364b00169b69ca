const n = (value: number) => String(Math.round(value * 100) / 100);
/** How far a control point lies from the end of a quarter of a circle, as a share of the radius. */
const ROUND = 0.5523;

/** A rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2);
  const k = r * (1 - ROUND);
  const [right, low] = [x + w, y + h];
  return [
    `M${n(x + r)} ${n(y)} L${n(right - r)} ${n(y)}`,
    `C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)} L${n(right)} ${n(low - r)}`,
    `C${n(right)} ${n(low - k)} ${n(right - k)} ${n(low)} ${n(right - r)} ${n(low)} L${n(x + r)} ${n(low)}`,
    `C${n(x + k)} ${n(low)} ${n(x)} ${n(low - k)} ${n(x)} ${n(low - r)} L${n(x)} ${n(y + r)}`,
    `C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)} Z`,
  ].join(" ");
}

/** An ellipse around a point. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return [
    `M${n(x - rx)} ${n(y)} C${n(x - rx)} ${n(y - ky)} ${n(x - kx)} ${n(y - ry)} ${n(x)} ${n(y - ry)}`,
    `C${n(x + kx)} ${n(y - ry)} ${n(x + rx)} ${n(y - ky)} ${n(x + rx)} ${n(y)}`,
    `C${n(x + rx)} ${n(y + ky)} ${n(x + kx)} ${n(y + ry)} ${n(x)} ${n(y + ry)}`,
    `C${n(x - kx)} ${n(y + ry)} ${n(x - rx)} ${n(y + ky)} ${n(x - rx)} ${n(y)} Z`,
  ].join(" ");
}

/** A closed line through points. */
export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join(" L")} Z`;

/** A straight line. */
export const stroke = (x: number, y: number, toX: number, toY: number): string =>
  `M${n(x)} ${n(y)} L${n(toX)} ${n(toY)}`;

import { displayLight, type HdrTransfer, nitsToPq, pqToNits, type Rgb } from "./transfer.ts";

/** Reference white in cd/m² (ITU-R BT.2408): as bright as our white can be. Brighter light shares what is left above. */
const WHITE = 203;
/** The brightest light that is told apart: what HLG is made for, and what most PQ is mastered for. */
const PEAK = 1000;
/** The display of BT.1886. */
const GAMMA = 2.4;

/**
 * An R'G'B' signal (0 to 1, BT.2020 primaries) as sRGB levels from 0 to 255, unrounded: the curve of ITU-R BT.2390 §5.4.1
 * on the strongest channel, which keeps the hue; then the primaries of BT.709. Reference white comes out at 78 % of the
 * light of our white, the peak at 100 %.
 */
export function sdrColor(signal: Rgb, transfer: HdrTransfer): [number, number, number] {
  const light = displayLight(signal, transfer);
  const strongest = Math.max(...light);
  if (strongest <= 0) return [0, 0, 0];
  const factor = rolledOff(Math.min(strongest, PEAK)) / strongest / WHITE;
  const [r, g, b] = inBt709([light[0] * factor, light[1] * factor, light[2] * factor]);
  const level = (it: number) => 255 * Math.min(1, Math.max(0, it)) ** (1 / GAMMA);
  return [level(r), level(g), level(b)];
}

/** BT.2390's curve from `PEAK` to `WHITE`: as it is below the knee, a spline above. In cd/m². */
function rolledOff(nits: number): number {
  const peak = nitsToPq(PEAK);
  const most = nitsToPq(WHITE) / peak;
  const knee = 1.5 * most - 0.5;
  const signal = nitsToPq(nits) / peak;
  if (signal < knee) return nits;
  const t = (signal - knee) / (1 - knee);
  const [t2, t3] = [t * t, t * t * t];
  const curve = (2 * t3 - 3 * t2 + 1) * knee + (t3 - 2 * t2 + t) * (1 - knee) + (3 * t2 - 2 * t3) * most;
  return pqToNits(curve * peak);
}

/** From the primaries of BT.2020 (ITU-R BT.2087). A color that BT.709 has not is mixed with gray until it has. */
function inBt709([r, g, b]: Rgb): [number, number, number] {
  const red = 1.6605 * r - 0.5876 * g - 0.0728 * b;
  const green = -0.1246 * r + 1.1329 * g - 0.0083 * b;
  const blue = -0.0182 * r - 0.1006 * g + 1.1187 * b;
  const least = Math.min(red, green, blue);
  if (least >= 0) return [red, green, blue];
  const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const share = gray / (gray - least);
  const mixed = (it: number) => gray + (it - gray) * share;
  return [mixed(red), mixed(green), mixed(blue)];
}

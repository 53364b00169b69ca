/** How a video with a high dynamic range writes light: ITU-R BT.2100, table 4 (PQ) and table 5 (HLG). */
export type HdrTransfer = "pq" | "hlg";

export type Rgb = readonly [red: number, green: number, blue: number];

const [M1, M2] = [2610 / 16384, (2523 / 4096) * 128];
const [C1, C2, C3] = [3424 / 4096, (2413 / 4096) * 32, (2392 / 4096) * 32];

/** Light in cd/m² of a PQ signal from 0 to 1. */
export function pqToNits(signal: number): number {
  const power = Math.max(0, signal) ** (1 / M2);
  return 10_000 * (Math.max(0, power - C1) / (C2 - C3 * power)) ** (1 / M1);
}

/** The PQ signal of a light in cd/m². */
export function nitsToPq(nits: number): number {
  const power = (Math.max(0, nits) / 10_000) ** M1;
  return ((C1 + C2 * power) / (1 + C3 * power)) ** M2;
}

/** The display that HLG is made for (BT.2100: a gamma of 1.2 at 1000 cd/m²). */
const HLG_PEAK = 1000;
const HLG_GAMMA = 1.2;
const [A, B, C] = [0.17883277, 0.28466892, 0.55991073];

const hlgToScene = (signal: number): number =>
  signal <= 0.5 ? Math.max(0, signal) ** 2 / 3 : (Math.exp((signal - C) / A) + B) / 12;

/** What a display shows of R'G'B' signals from 0 to 1: light in cd/m², in the primaries of BT.2020. */
export function displayLight(signal: Rgb, transfer: HdrTransfer): [number, number, number] {
  if (transfer === "pq") return [pqToNits(signal[0]), pqToNits(signal[1]), pqToNits(signal[2])];
  const [r, g, b] = [hlgToScene(signal[0]), hlgToScene(signal[1]), hlgToScene(signal[2])];
  const gain = HLG_PEAK * (0.2627 * r + 0.678 * g + 0.0593 * b) ** (HLG_GAMMA - 1);
  return [r * gain, g * gain, b * gain];
}

import { sdrColor } from "./sdr-color.ts";
import type { HdrTransfer } from "./transfer.ts";

/** Colors a side of the table; `yuv-kernel/tone.ts` knows the same. Between them four are mixed. */
const SIDE = 33;

/** `sdrColor` of `SIDE`³ signals, blue running fastest: red, green, blue and nothing, as 32-bit numbers. 10 ms, once. */
export function sdrTable(transfer: HdrTransfer): Float32Array<ArrayBuffer> {
  const table = new Float32Array(SIDE ** 3 * 4);
  const at = (i: number) => i / (SIDE - 1);
  for (let i = 0; i < SIDE ** 3; i++) {
    const signal = [at(Math.floor(i / SIDE ** 2)), at(Math.floor(i / SIDE) % SIDE), at(i % SIDE)] as const;
    table.set(sdrColor(signal, transfer), i * 4);
  }
  return table;
}

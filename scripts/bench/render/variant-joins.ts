import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { measured } from "./measured.ts";
import { rounded } from "./pairs.ts";

/** 10 × 5 × 2 variants: how many encodes, and what the hundred joins take of the time of a hundred whole encodes. */
export async function variantJoins({ subject }: Bench) {
  const script = join(import.meta.dirname, "join-variants.ts");
  const { said } = await measured(process.execPath, [script, subject.photo, subject.voice]);
  const found: { encodes: number; joins: number; encodesMs: number; joinsMs: number; wholeMs: number } = JSON.parse(
    said.trim().split("\n").at(-1) ?? "",
  );
  const { encodes, joins, joinsMs, wholeMs } = found;
  console.error(
    `  ${joins} joins ${(joinsMs / 1000).toFixed(1)} s : one whole encode ${(wholeMs / 1000).toFixed(2)} s`,
  );
  return { variantEncodes: encodes, variantJoinShare: rounded(joinsMs / (joins * wholeMs)) };
}

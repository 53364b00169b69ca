import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { median, rounded } from "./pairs.ts";
import { drawFrames, encodeRaw, renderOurs } from "./runs.ts";
import { ensureFfmpeg } from "./tools.ts";

/** What our encoder leaves out of the preset (docs/decisions/0039-b-frames-are-not-searched.md). */
const OUR_SETTINGS = ["-b_strategy", "0"];
/** For each pair of the other measures: these runs are short, and a shared machine changes its speed within one. */
const TURNS = 2;

/**
 * Our whole process against the same encoder that finds its frames drawn: with the preset as it is, and, as
 * `nodeVsEqualEncode`, with our settings too; how much memory ours takes; and how near both pictures are to what was drawn.
 */
export async function againstRawEncode({ folder, subject, media, pairs }: Bench) {
  const file = (name: string) => join(folder, name);
  const [drawn, ours, raw] = [file("drawn.yuv"), file("ours.mp4"), file("raw.mp4")];
  await drawFrames(subject.scene, { photo: subject.photo }, drawn);
  await encodeRaw(drawn, raw);
  // As building the renderer's image does it: from here on each process finds what Node compiled before.
  await renderOurs(subject.scene, media, ours);
  const [ratios, equalRatios, peaks]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < TURNS * pairs; turn++) {
    const { wallMs, peakMiB } = await renderOurs(subject.scene, media, ours);
    const { wallMs: rawMs } = await encodeRaw(drawn, raw);
    const { wallMs: equalMs } = await encodeRaw(drawn, file("equal.mp4"), OUR_SETTINGS);
    console.error(`  ${[wallMs, rawMs, equalMs].map((ms) => `${(ms / 1000).toFixed(2)} s`).join(" : ")}`);
    ratios.push(wallMs / rawMs);
    equalRatios.push(wallMs / equalMs);
    peaks.push(peakMiB);
  }
  return {
    ...{ nodeVsRawEncode: rounded(median(ratios)), nodeVsEqualEncode: rounded(median(equalRatios)) },
    ...{ peakMiB: Math.max(...peaks), psnr: psnr(ours, drawn), rawEncodePsnr: psnr(raw, drawn) },
  };
}

/** Over all planes and frames, in dB. */
function psnr(encoded: string, drawn: string): number {
  const reference = `-f rawvideo -pix_fmt yuv420p -s 1080x1920 -r 30 -i ${drawn}`.split(" ");
  const args = ["-hide_banner", "-i", encoded, ...reference, "-lavfi", "psnr", "-f", "null", "-"];
  const { stderr } = spawnSync(ensureFfmpeg(), args, { encoding: "utf8" });
  return Number(/average:([\d.]+)/.exec(stderr)?.[1] ?? Number.NaN);
}

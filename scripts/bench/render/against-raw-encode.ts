import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { medianRatio } from "./pairs.ts";
import { drawFrames, encodeRaw, renderOurs } from "./runs.ts";
import { ensureFfmpeg } from "./tools.ts";

/**
 * Our whole process against the same encoder that finds its frames drawn; how much memory ours takes; and how near both
 * pictures are to what was drawn.
 */
export async function againstRawEncode({ folder, subject, media, pairs }: Bench) {
  const [drawn, ours, raw] = ["drawn.yuv", "ours.mp4", "raw.mp4"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await drawFrames(subject, drawn);
  await encodeRaw(drawn, raw);
  let peakMiB = 0;
  const render = async () => {
    const cost = await renderOurs(subject.scene, media, ours);
    peakMiB = Math.max(peakMiB, cost.peakMiB);
    return cost;
  };
  const nodeVsRawEncode = await medianRatio(pairs, render, () => encodeRaw(drawn, raw));
  return { nodeVsRawEncode, peakMiB, psnr: psnr(ours, drawn), rawEncodePsnr: psnr(raw, drawn) };
}

/** Over all planes and frames, in dB. */
function psnr(encoded: string, drawn: string): number {
  const reference = `-f rawvideo -pix_fmt yuv420p -s 1080x1920 -r 30 -i ${drawn}`.split(" ");
  const args = ["-hide_banner", "-i", encoded, ...reference, "-lavfi", "psnr", "-f", "null", "-"];
  const { stderr } = spawnSync(ensureFfmpeg(), args, { encoding: "utf8" });
  return Number(/average:([\d.]+)/.exec(stderr)?.[1] ?? Number.NaN);
}

import { parseArgs } from "node:util";
import { againstRawEncode } from "./render/against-raw-encode.ts";
import { againstRemotion } from "./render/against-remotion.ts";
import { prepareBench } from "./render/bench.ts";
import { constantQuality } from "./render/constant-quality.ts";
import { inChromium } from "./render/in-chromium.ts";
import { variantJoins } from "./render/variant-joins.ts";
import { videoBackground } from "./render/video-background.ts";

// How fast stories are rendered, as ratios from one run. `npm run --silent bench:render -- --json` ends with one line of
// JSON; everything else goes to the standard error. What it compares with is installed into a folder of its own.
const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    /** One pair of runs for each ratio. */
    quick: { type: "boolean" },
    /** Names of measures, separated by commas; all if absent. */
    only: { type: "string" },
  },
});

/** What each figure should be (docs/performance.md#rendering). */
const TARGETS: Record<string, { most?: number; least?: number }> = {
  nodeVsRemotion: { most: 0.22 },
  nodeVsRawEncode: { most: 1.3 },
  chromiumFps: { least: 60 },
  peakMiB: { most: 500 },
  psnr: { least: 46 },
  coverLoss: { most: 1 },
  beatCutsConstantBytes: { most: 0.5 },
  photoStoryConstantBytes: { most: 0.5 },
  beatCutsCoverLoss: { most: 1 },
  photoStoryCoverLoss: { most: 1 },
  videoVsImageBackground: { most: 1.6 },
  variantEncodes: { most: 20 },
  variantJoinShare: { most: 0.1 },
};

const measures = { againstRawEncode, constantQuality, videoBackground, inChromium, variantJoins, againstRemotion };
const wanted = values.only?.split(",");
const bench = await prepareBench(values.quick ? 1 : 5);
const figures: Record<string, number> = {};
for (const [name, measure] of Object.entries(measures)) {
  if (wanted && !wanted.includes(name)) continue;
  console.error(name);
  Object.assign(figures, await measure(bench));
}
for (const [name, value] of Object.entries(figures)) console.error(`${name.padEnd(26)}${value}${verdict(name, value)}`);
if (values.json) console.log(JSON.stringify(figures));

function verdict(name: string, value: number): string {
  const { most, least } = TARGETS[name] ?? {};
  if (most !== undefined) return value <= most ? `  (at most ${most})` : `  MISSED: at most ${most}`;
  if (least !== undefined) return value >= least ? `  (at least ${least})` : `  MISSED: at least ${least}`;
  return "";
}

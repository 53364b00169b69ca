import { exportMp4 } from "@vignette/composition";
import { plainExport } from "./plain-export.ts";
import { benchPhoto, benchScene } from "./subject.ts";

/** Both ways to make the same number of frames of 1080×1920; each tells how many milliseconds it took. */
const bench = {
  /** Chromium's own encoder and the fewest drawings: a picture, a scrim, one line. No sound, no file. */
  plain: (seconds: number) => timed(async () => plainExport(await benchPhoto(30), seconds * 30)),
  /** What the studio does: scene, layout, captions, sound, MP4, check. */
  product: (seconds: number) =>
    timed(async () => {
      const media = new Map([
        ["a", await benchPhoto(30)],
        ["b", await benchPhoto(200)],
      ]);
      await exportMp4(benchScene(seconds), media);
    }),
};
export type Bench = typeof bench;

Object.assign(globalThis, { bench });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

import { type Scene, startExport } from "@vignette/composition";
import { plainExport } from "./plain-export.ts";

/** Both ways to make the same number of frames of 1080×1920; each returns how many milliseconds it took. */
const bench = {
  /** What the studio does, in its worker: pictures, scene, layout, captions, sound, MP4, check. */
  product: () =>
    timed(async () => {
      const scene: Scene = await (await fetch("scene.json")).json();
      const media = new Map([
        ["photo", await blob("photo.jpg")],
        ["voice", await blob("voice.wav")],
      ]);
      await startExport(scene, media).promise;
    }),
  /** Chromium's own encoder and the fewest drawings: a picture, a scrim, one line. No sound, no file. */
  plain: (frames: number) => timed(async () => plainExport(await blob("photo.jpg"), frames)),
};
export type PageBench = typeof bench;

Object.assign(globalThis, { bench });

async function blob(name: string): Promise<Blob> {
  return (await fetch(name)).blob();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { medianRatio } from "./pairs.ts";
import { renderOurs } from "./runs.ts";
import { benchScene } from "./subject.ts";

/** The same words over a video of the page's own size, against the picture. The video is what we made of the picture. */
export async function videoBackground({ folder, subject, media, pairs }: Bench) {
  const video = join(folder, "background.mp4");
  await renderOurs(subject.scene, media, video);
  const scene = join(folder, "video-scene.json");
  await writeFile(scene, JSON.stringify(benchScene("video")));
  const ratio = await medianRatio(
    pairs,
    () => renderOurs(scene, { ...media, video }, join(folder, "over-video.mp4")),
    () => renderOurs(subject.scene, media, join(folder, "ours.mp4")),
  );
  return { videoVsImageBackground: ratio };
}

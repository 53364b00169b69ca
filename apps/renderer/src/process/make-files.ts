import { renderJpeg, renderMp4 } from "@vignette/composition/node";
import { THUMBNAIL, thumbnailMoment } from "@vignette/domain/assets";
import type { RenderJob } from "@vignette/domain/studio";
import { filesOfCreation } from "./files-of-creation.ts";
import { type FilesToMake, filesOfScenes } from "./files-of-scenes.ts";
import { handIn } from "./hand-in.ts";

/** JPEG quality, as in the browser's export. */
const QUALITY = 0.92;

/**
 * Renders every file of a job and uploads each when it is done. Every scene is read before the first is drawn.
 * Throws JobErrors and ExportErrors.
 */
export async function makeFiles(job: RenderJob, folder: string, onProgress: (progress: number) => void): Promise<void> {
  const { files, media } = "creation" in job ? await filesOfCreation(job, folder) : await filesOfScenes(job, folder);
  for (const [index, { type, scene, atMs, upload }] of files.entries()) {
    const tell = (share: number) => onProgress((index + share) / files.length);
    const bytes =
      type === "video/mp4"
        ? await renderMp4(scene, media, { onProgress: onceAPercent(tell) })
        : await renderJpeg(scene, media, { quality: QUALITY, atMs });
    await handIn(upload, new Blob([bytes], { type }));
    if (index === 0 && job.thumbnail !== undefined) await handInThumbnail(job.thumbnail, { type, scene, atMs }, media);
    tell(1);
  }
}

/** A missing thumbnail is no reason to lose the files: the next page that shows them generates it. */
async function handInThumbnail(
  link: string,
  { type, scene, atMs }: Pick<FilesToMake["files"][number], "type" | "scene" | "atMs">,
  media: FilesToMake["media"],
): Promise<void> {
  const scale = Math.min(1, THUMBNAIL.side / Math.max(scene.width, scene.height));
  const shownAt = type === "video/mp4" ? thumbnailMoment(scene.durationMs) : atMs;
  try {
    const jpeg = await renderJpeg(scene, media, { quality: THUMBNAIL.quality, atMs: shownAt, scale });
    await handIn(link, new Blob([jpeg], { type: "image/jpeg" }));
  } catch {}
}

/** Dozens of frames are drawn a second: not each of them is reported. */
function onceAPercent(tell: (share: number) => void): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share - told < 0.01) return;
    told = share;
    tell(share);
  };
}

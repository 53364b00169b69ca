import { renderJpeg, renderMp4 } from "@vignette/composition/node";
import type { RenderJob } from "@vignette/domain/studio";
import { filesOfCreation } from "./files-of-creation.ts";
import { filesOfScenes } from "./files-of-scenes.ts";
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
    tell(1);
  }
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

import { filesOfDocument, neededKeys } from "@vignette/content/node";
import type { CreationJob } from "@vignette/domain/studio";
import { fetchMedia } from "./fetch-media.ts";
import type { FilesToMake } from "./files-of-scenes.ts";
import { JobError } from "./job-error.ts";
import { readJobScene } from "./read-job-scene.ts";

/** The scenes of the creation that a job carries, with its files in the job's folder. Throws JobErrors. */
export async function filesOfCreation({ creation, ...job }: CreationJob, folder: string): Promise<FilesToMake> {
  const media = await fetchMedia(job.media, neededKeys(creation), folder);
  const planned = await filesOfDocument(creation, media);
  if (planned.length !== job.files.length) {
    throw new JobError("bad-scene", `${planned.length} files for ${job.files.length} links.`);
  }
  const files = job.files.flatMap(({ upload }, index) => {
    const file = planned[index];
    // A picture shows the beginning of its scene.
    return file ? [{ type: file.type, scene: readJobScene(file.scene, file.type), atMs: 0, upload }] : [];
  });
  return { files, media };
}

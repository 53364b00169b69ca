import { startExport, startJpegs } from "@vignette/composition";
import type { CreationDocument } from "@vignette/domain/studio";
import { filePlanOf, LAYOUT_WIDTH, lookAtBitmap, plannedFiles } from "../../src/index.ts";

/** The files of a document, exported as the studio exports them. `media`: addresses by key. Answers data URLs. */
async function exported(document: CreationDocument, media: Record<string, string>): Promise<string[]> {
  const read = Object.entries(media).map(async ([key, url]) => [key, await (await fetch(url)).blob()] as const);
  const blobs = new Map(await Promise.all(read));
  const images = [...blobs].filter(([, blob]) => blob.type.startsWith("image/"));
  const pictures = images.map(async ([key, blob]) => {
    const bitmap = await createImageBitmap(blob, { resizeWidth: LAYOUT_WIDTH, resizeQuality: "medium" });
    return [key, lookAtBitmap(bitmap)] as const;
  });
  const planned = plannedFiles(filePlanOf(document, { pictures: new Map(await Promise.all(pictures)) }));
  const scenes = planned.map(({ scene }) => scene);
  const [first] = planned;
  const files =
    first?.type === "video/mp4"
      ? [await startExport(first.scene, blobs, {}).promise]
      : await startJpegs(scenes, blobs, { quality: 0.92 }).promise;
  return Promise.all(files.map(dataUrl));
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const tools = { exported };
export type Page = typeof tools;

Object.assign(globalThis, { page: tools });

import { startExport, startJpegs } from "@vignette/composition";
import type { CreationDocument } from "@vignette/domain/studio";
import { exportJpeg } from "../../../composition/src/export/export-jpeg.ts";
import { filePlanOf, LAYOUT_WIDTH, lookAtBitmap, plannedFiles } from "../../src/index.ts";

/** What a document becomes in the studio. `still`, `video`: data URLs. */
type Exported = {
  width: number;
  height: number;
  durationMs: number;
  frameRate: number;
  /** The picture at `atMs`: of a video in its middle, where captions and cuts are. */
  still: string;
  atMs: number;
  /** The whole file, for a video story only: what other kinds of video are is decided by their scenes. */
  video: string | null;
};

/** The files of a document, as the studio plans and exports them. `media`: addresses by key. */
async function exported(document: CreationDocument, media: Record<string, string>): Promise<Exported[]> {
  const read = Object.entries(media).map(async ([key, url]) => [key, await (await fetch(url)).blob()] as const);
  const blobs = new Map(await Promise.all(read));
  const images = [...blobs].filter(([, blob]) => blob.type.startsWith("image/"));
  const pictures = images.map(async ([key, blob]) => {
    const bitmap = await createImageBitmap(blob, { resizeWidth: LAYOUT_WIDTH, resizeQuality: "medium" });
    return [key, lookAtBitmap(bitmap)] as const;
  });
  const planned = plannedFiles(filePlanOf(document, { pictures: new Map(await Promise.all(pictures)) }));
  const isVideo = planned.some(({ type }) => type === "video/mp4");
  const atMs = isVideo ? (planned[0]?.scene.durationMs ?? 0) / 2 : 0;
  const quality = 0.92;
  const scenes = planned.map(({ scene }) => scene);
  const stills = isVideo
    ? await Promise.all(scenes.map((scene) => exportJpeg(scene, blobs, { quality, atMs })))
    : await startJpegs(scenes, blobs, { quality }).promise;
  const isWhole = document.kind === "video-story";
  const made = scenes.map(async (scene, i): Promise<Exported> => {
    const { width, height, durationMs, frameRate } = scene;
    const still = await dataUrl(stills[i] ?? new Blob());
    const video = isWhole ? await dataUrl(await startExport(scene, blobs, {}).promise) : null;
    return { width, height, durationMs, frameRate, still, atMs, video };
  });
  return Promise.all(made);
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

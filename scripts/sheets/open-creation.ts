import type { Scene } from "@vignette/composition";
import { frame, paint, ruler } from "@vignette/composition";
import { loadFaces } from "@vignette/composition/node";
import type { PlannedFile } from "@vignette/content";
import { filesOfDocument, neededKeys } from "@vignette/content/node";
import { CreationDocument, type CreationView } from "@vignette/domain/studio";
import type { Draw } from "../../packages/composition/src/lint/draw.ts";
import { type Canvas, createCanvas } from "../../packages/composition/src/node/canvas/canvas.ts";
import { loadNodePictures } from "../../packages/composition/src/node/load-node-pictures.ts";
import { openSceneFrames } from "../../packages/composition/src/node/open-scene-frames.ts";

/** A file that a creation becomes, ready to be drawn at any moment and size. */
export type OpenFile = PlannedFile & {
  /** The scene at a moment in ms, `scale` times its size. */
  at: (tMs: number, scale: number) => Promise<Canvas>;
  /** The same for the lint, which also asks for changed scenes. */
  draw: Draw;
};

export type OpenCreation = {
  made: CreationView;
  document: CreationDocument;
  media: ReadonlyMap<string, Blob>;
  files: readonly OpenFile[];
  close: () => void;
};

/** A creation as the renderer draws it: from its stored document and its files alone. */
export async function openCreation(made: CreationView, handle: string): Promise<OpenCreation> {
  const document = CreationDocument.parse({ ...made, handles: { tiktok: handle, instagram: handle } });
  const media = await mediaOf(made, neededKeys(document));
  const opened: { file: OpenFile; close: () => void }[] = [];
  for (const planned of await filesOfDocument(document, media)) opened.push(await openFile(planned, media));
  return {
    made,
    document,
    media,
    files: opened.map(({ file }) => file),
    close: () => opened.map(({ close }) => close()),
  };
}

async function mediaOf({ media, shown }: CreationView, keys: ReadonlySet<string>): Promise<Map<string, Blob>> {
  const files = new Map<string, Blob>();
  for (const { key, url } of [...media, ...shown]) {
    if (!keys.has(key)) continue;
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${key} was not served: ${answer.status}`);
    files.set(key, await answer.blob());
  }
  return files;
}

async function openFile(planned: PlannedFile, media: ReadonlyMap<string, Blob>) {
  const { scene } = planned;
  await loadFaces(scene);
  const pictures = await loadNodePictures(scene, media);
  const videos = await openSceneFrames(scene, media);
  const measure = ruler();
  const drawn = async (shown: Scene, tMs: number, scale: number) => {
    const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext("2d", { alpha: false });
    context.setTransform(scale, 0, 0, scale, 0, 0);
    const frames = await videos.at(tMs);
    paint(context, frame(shown, tMs, measure), { ...pictures, frames });
    return canvas;
  };
  const draw: Draw = async (shown, tMs, scale) => {
    const canvas = await drawn(shown, tMs, scale);
    const { width, height } = canvas;
    return { width, height, data: canvas.getContext("2d").getImageData(0, 0, width, height).data };
  };
  const file: OpenFile = { ...planned, draw, at: (tMs, scale) => drawn(scene, tMs, scale) };
  return { file, close: () => videos.close() };
}

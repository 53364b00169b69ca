import { instant } from "../../kernel/index.ts";
import { type Beat, newBeat, type Script } from "../script/script.ts";
import type { Creation } from "./creation.ts";
import type { CreationMedia } from "./media.ts";
import { newStyle } from "./new-creation.ts";

export function aCreation(change: Partial<Creation> = {}): Creation {
  return {
    id: "creation-1",
    uid: "ada",
    projectId: "project-1",
    productId: "product-1",
    kind: "carousel-image",
    name: "A creation",
    hook: "Stop doing this",
    style: newStyle(change.kind ?? "carousel-image", {}),
    state: "draft",
    run: "",
    restarts: 0,
    progress: 1,
    failure: null,
    script: null,
    revision: 0,
    keptAt: instant(1000),
    media: [],
    brand: null,
    lineage: null,
    assetId: null,
    batchId: null,
    rejectedAt: null,
    createdAt: instant(1000),
    lastUpdated: instant(1000),
    ...change,
  };
}

/** A story with one beat for each scene, all pictures drawn and the voice spoken. */
export function aStory(scenes: readonly string[]): Creation & { script: Script } {
  const beats: Beat[] = scenes.map((imagePrompt) =>
    newBeat(`beat-${imagePrompt}`, {
      role: "proof",
      line: `The line of ${imagePrompt}`,
      title: imagePrompt,
      imagePrompt,
    }),
  );
  const pictures = beats.map(
    ({ id, imagePrompt, take }): CreationMedia => ({
      kind: "image",
      key: `image-${imagePrompt}`,
      type: "image/png",
      bytes: 1,
      beatId: id,
      prompt: imagePrompt,
      take,
    }),
  );
  const voice: CreationMedia = {
    kind: "voice",
    key: "voice",
    type: "audio/wav",
    bytes: 1,
    durationMs: 1000,
    said: beats.map(({ line }) => line).join(" "),
    voice: "",
    words: [],
  };
  const script = { beats, caption: "", hashtags: [] };
  return { ...aCreation({ kind: "video-story", media: [...pictures, voice] }), script };
}

import { instant } from "../kernel/index.ts";
import type { Creation, CreationMedia } from "./creation.ts";
import type { StoryScript } from "./script.ts";

/** A creation of which a test names only what matters. */
export function aCreation(change: Partial<Creation> = {}): Creation {
  return {
    id: "creation-1",
    uid: "ada",
    projectId: "project-1",
    productId: "product-1",
    kind: "carousel-image",
    name: "A creation",
    hook: "Stop doing this",
    look: "marker-list",
    state: "draft",
    progress: 1,
    failure: null,
    script: null,
    media: [],
    brand: null,
    lineage: null,
    assetId: null,
    createdAt: instant(1000),
    lastUpdated: instant(1000),
    ...change,
  };
}

/** A story with one beat for each scene, all pictures drawn and the voice spoken. */
export function aStory(scenes: readonly string[]): { script: StoryScript; media: CreationMedia[] } {
  const beats = scenes.map((imagePrompt) => ({
    role: "proof" as const,
    line: `The line of ${imagePrompt}`,
    overlay: imagePrompt,
    imagePrompt,
  }));
  const pictures = scenes.map((_, index) => ({
    kind: "image" as const,
    key: `image-${index}`,
    type: "image/png",
    bytes: 1,
    index,
  }));
  const voice = { kind: "voice" as const, key: "voice", type: "audio/wav", bytes: 1, durationMs: 1000 };
  return {
    script: { beats, caption: "", hashtags: [] },
    media: [...pictures, { ...voice, words: [], beatStartsMs: [] }],
  };
}

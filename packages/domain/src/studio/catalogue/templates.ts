import type { AssetType } from "../../assets/index.ts";
import { carouselImageTemplates } from "./carousel-image-templates.ts";
import { memeImageTemplates } from "./meme-image-templates.ts";
import { memeVideoTemplates } from "./meme-video-templates.ts";
import type { Template } from "./template.ts";
import { ugcImageTemplates } from "./ugc-image-templates.ts";
import { ugcVideoTemplates } from "./ugc-video-templates.ts";
import { videoStoryTemplates } from "./video-story-templates.ts";

const byKind = {
  "carousel-image": carouselImageTemplates,
  "ugc-image": ugcImageTemplates,
  "meme-image": memeImageTemplates,
  "ugc-video": ugcVideoTemplates,
  "video-story": videoStoryTemplates,
  "meme-video": memeVideoTemplates,
} as const satisfies Record<AssetType, readonly [Template, ...Template[]]>;

/** The names of a kind's templates. */
export type TemplateName<Kind extends AssetType = AssetType> = (typeof byKind)[Kind][number]["name"];

/** The templates of each kind, first the one that is offered first. */
export const templates: Record<AssetType, readonly [Template, ...Template[]]> = byKind;

/** A template of a kind by its name; the first one for a name that the kind does not have. */
export function templateOf(kind: AssetType, name: string): Template {
  const offered = templates[kind];
  return offered.find((it) => it.name === name) ?? offered[0];
}

/** Whether a kind is a meme, which shows a drawing unless it has a picture of its own. */
export const isMemeKind = (kind: AssetType): boolean => kind === "meme-image" || kind === "meme-video";

/** Whether a kind is spoken: its beats follow a voice. */
export const isSpoken = (kind: AssetType): boolean => kind === "video-story" || kind === "ugc-video";

import type { AssetType } from "../../../assets/index.ts";
import { type TemplateName, templateOf } from "../templates.ts";
import { carouselImageGuides } from "./carousel-image-guides.ts";
import { memeImageGuides } from "./meme-image-guides.ts";
import { memeVideoGuides } from "./meme-video-guides.ts";
import { movingTypeGuide } from "./moving-type-guide.ts";
import type { TemplateGuide } from "./template-guide.ts";
import { ugcImageGuides } from "./ugc-image-guides.ts";
import { ugcVideoGuides } from "./ugc-video-guides.ts";
import { videoStoryGuides } from "./video-story-guides.ts";

const guides = {
  "carousel-image": carouselImageGuides,
  "ugc-image": ugcImageGuides,
  "meme-image": memeImageGuides,
  "ugc-video": ugcVideoGuides,
  "video-story": { ...videoStoryGuides, "moving-type": movingTypeGuide },
  "meme-video": memeVideoGuides,
} as const satisfies { [Kind in AssetType]: Record<TemplateName<Kind>, TemplateGuide> };

const byKind: Record<AssetType, Readonly<Record<string, TemplateGuide>>> = guides;

/**
 * How a template is written: what each beat and each field is for, and what its pictures show. Of a name that the kind does not
 * have, the guide of its first template.
 */
export function guideOf(kind: AssetType, name: string): TemplateGuide {
  const guide = byKind[kind][templateOf(kind, name).name];
  if (!guide) throw new Error(`No guide for ${kind} ${name}.`);
  return guide;
}

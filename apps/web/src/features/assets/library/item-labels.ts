import type { LibraryAsset } from "@vignette/domain/assets";
import { fontName } from "@vignette/domain/media";
import { m } from "@vignette/messages";
import { clock } from "../../../shared/clock.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";

/** Labels of uploads by kind. */
const kindLabels: Record<LibraryAsset["kind"], string> = {
  image: m.assets_photo(),
  video: m.assets_clip(),
  audio: m.assets_sound(),
  font: m.assets_font(),
};

/** The label of an asset's type, or of its kind for uploads. */
export function typeLabel({ type, kind, files }: Pick<LibraryAsset, "type" | "kind" | "files">): string {
  if (type !== null) return kindNames[type];
  return files.length > 1 ? kindNames["carousel-image"] : kindLabels[kind];
}

type LabeledItem = Pick<LibraryAsset, "type" | "kind" | "files" | "credit">;

/** The labels on the edge of an asset's frame: its type, its collection and its length. */
export function frameLabels(item: LabeledItem): string[] {
  return [typeLabel(item), item.credit?.provider ?? null, lengthLabel(item)].filter((part) => part !== null);
}

/** The same, printed on a frame that may be a hundred pixels wide, where an icon says that it is a video. */
export function framePrint(item: LabeledItem): string[] {
  const [, ...rest] = frameLabels(item);
  return item.type === "video-story" ? [m.assets_story_on_frame(), ...rest] : frameLabels(item);
}

/** The size of an asset in pixels or the name of a font, and how often it is used (null if not known). */
export function itemFacts({ files, name }: LabeledItem & Pick<LibraryAsset, "name">, used: number | null): string[] {
  const [first] = files;
  const size = first && first.width > 0 ? [`${first.width}×${first.height}`] : [];
  const font = first?.font ? [fontName(first.font)].filter((own) => own !== name) : [];
  return [...size, ...font, ...(used ? [m.assets_used_times({ times: used })] : [])];
}

/** `0:18` for sound and video, `6 slides` for a carousel; null for a single picture. */
function lengthLabel({ files }: LabeledItem): string | null {
  const [first] = files;
  if (first?.durationMs != null) return clock(first.durationMs);
  const slides = files.filter((file) => file.platform === first?.platform).length;
  return slides > 1 ? m.assets_slide_count({ count: slides }) : null;
}

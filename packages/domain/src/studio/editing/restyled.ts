import type { AssetType } from "../../assets/index.ts";
import { templateOf } from "../catalogue/templates.ts";
import type { Style } from "../style/style.ts";

/**
 * A style with another template. Captions and music that were the old template's own become the new one's; what the user
 * chose stays, and so do captions that are switched off.
 */
export function restyled(kind: AssetType, style: Style, template: string): Style {
  const [before, after] = [templateOf(kind, style.template), templateOf(kind, template)];
  const captions = style.captions === before.captions ? after.captions : style.captions;
  const music = style.music === before.music ? after.music : style.music;
  return { ...style, template: after.name, captions: captions ?? null, music: music ?? null };
}

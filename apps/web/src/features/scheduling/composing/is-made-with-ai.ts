import type { CreationView } from "@vignette/domain/studio";

/** Whether something to be seen or heard in it was made by a model: a picture, or the voice. Words alone are no such thing. */
export function isMadeWithAi({ media, lineage }: Pick<CreationView, "media" | "lineage">): boolean {
  if (lineage === null) return media.length > 0;
  return media.some((it) => it.kind === "image" || (it.kind === "voice" && lineage.voiceModel !== null));
}

import type { CreationVoice } from "../creation/media.ts";
import { type SpokenStyle, spokenText, voiceOf } from "../missing-media/fitting-media.ts";
import { hookOverlay } from "../overlays/hook-overlay.ts";
import { type Beat, newBeat, type Script } from "../script/script.ts";
import { spokenLine } from "../script/spoken-line.ts";
import { placesOf } from "./variant-cells.ts";
import type { VariantPart } from "./variant-set.ts";

/** A part whose words were written for it. */
export type WrittenPart = VariantPart & { from: Extract<VariantPart["from"], { kind: "written" }> };

export const isWritten = (part: VariantPart): part is WrittenPart => part.from.kind === "written";

/**
 * The beat of a part that was written: it shows what the creation's own beat of that place shows, and says and writes
 * the other words. Without speech they are only written.
 */
function writtenBeat({ place, from: { text } }: WrittenPart, script: Script): Beat {
  const own = script.beats[placesOf(script)[place]?.from ?? 0] ?? newBeat("written");
  if (spokenText(script) === "") return { ...own, line: "", title: text, body: "", holdMs: null };
  // An ending without a title writes its line by itself.
  const title = place === "hook" ? hookOverlay(text) : own.title === "" ? "" : text;
  return { ...own, line: text, title, body: "", holdMs: null };
}

/** A creation's script with the written words in their place. */
export function withWritten(script: Script, part: WrittenPart): Script {
  const at = placesOf(script)[part.place]?.from;
  return { ...script, beats: script.beats.map((beat, i) => (i === at ? writtenBeat(part, script) : beat)) };
}

/** The text to speak for a written part; "" if there is no speech. */
export const wordsToSpeak = (part: WrittenPart, script: Script): string => spokenLine(writtenBeat(part, script).line);

/** The recording of a written part; null if there is none yet. */
export function partVoice<Voice extends CreationVoice>(
  media: readonly Voice[],
  part: WrittenPart,
  { script, style }: { script: Script; style: SpokenStyle },
): Voice | null {
  return voiceOf(media, { ...script, beats: [writtenBeat(part, script)] }, style);
}

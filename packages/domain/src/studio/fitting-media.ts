import type { Creation } from "./creation.ts";
import type { CreationImage, CreationMedia, CreationVoice } from "./media.ts";
import type { Beat, Script } from "./script.ts";
import type { Style } from "./style.ts";
import { isSpoken } from "./templates.ts";

/** Media that fit no beat any more are kept up to this many, the newest: an undo finds them. Our own choice. */
const KEPT = 60;

/** The picture that was made for a beat as it is now; null if there is none. */
export function pictureOf<Image extends CreationImage>(
  media: readonly (Image | { kind: "voice" })[],
  beat: Pick<Beat, "id" | "imagePrompt" | "take">,
): Image | null {
  const fits = (it: Image | { kind: "voice" }): it is Image =>
    it.kind === "image" && it.beatId === beat.id && it.prompt === beat.imagePrompt && it.take === beat.take;
  return media.findLast(fits) ?? null;
}

/** The recording that says these words in this voice; null if there is none. */
export function voiceOf<Voice extends CreationVoice>(
  media: readonly (Voice | { kind: "image" })[],
  script: Script,
  { voice }: Pick<Style, "voice">,
): Voice | null {
  const said = spokenText(script);
  const fits = (it: Voice | { kind: "image" }): it is Voice =>
    it.kind === "voice" && it.said === said && it.voice === voice;
  return media.findLast(fits) ?? null;
}

/** What a voice says of a script. */
export const spokenText = ({ beats }: Pick<Script, "beats">): string =>
  beats
    .map((beat) => beat.line)
    .filter(Boolean)
    .join(" ");

/** What is still to be made. */
export type Missing = { images: Pick<Beat, "id" | "imagePrompt" | "take">[]; voice: boolean };

/** What a creation needs and does not have yet: a picture for each beat that asks for one, and what is said aloud. */
export function missingMedia({ kind, script, style, media }: MediaFacts): Missing {
  if (!script) return { images: [], voice: false };
  return {
    images: script.beats.filter((beat) => asksForPicture(beat) && !pictureOf(media, beat)),
    voice: isSpoken(kind) && spokenText(script) !== "" && !voiceOf(media, script, style),
  };
}

type MediaFacts = Pick<Creation, "kind" | "script" | "style" | "media">;

const asksForPicture = ({ shows, imagePrompt }: Beat) => shows === null && imagePrompt !== "";

/** How much of the work the words are; the rest is shared by pictures and voice. */
const SCRIPT_SHARE = 0.2;

/** How far the making is, 0 to 1, in whole percents. */
export function generationProgress(creation: MediaFacts): number {
  const { kind, script } = creation;
  if (!script) return 0;
  const { images, voice } = missingMedia(creation);
  const left = images.length + (voice ? 1 : 0);
  const total = script.beats.filter(asksForPicture).length + (isSpoken(kind) && spokenText(script) !== "" ? 1 : 0);
  return Math.round(100 * (SCRIPT_SHARE + (1 - SCRIPT_SHARE) * (total === 0 ? 1 : 1 - left / total))) / 100;
}

/** The media to keep with these words: all that fit, and the newest of the others. */
export function keptMedia(script: Script, style: Style, media: readonly CreationMedia[]): CreationMedia[] {
  const needed = new Set<CreationMedia | null>([
    ...script.beats.map((beat) => pictureOf(media, beat)),
    voiceOf(media, script, style),
  ]);
  const others = media.filter((it) => !needed.has(it)).slice(-KEPT);
  return media.filter((it) => needed.has(it) || others.includes(it));
}

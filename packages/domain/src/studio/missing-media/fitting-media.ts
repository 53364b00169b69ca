import { countedAs } from "../../assets/index.ts";
import { isSpoken, templateOf } from "../catalogue/templates.ts";
import type { Creation } from "../creation/creation.ts";
import type { CreationClip, CreationImage, CreationMedia, CreationTake, CreationVoice } from "../creation/media.ts";
import { planOfPictures } from "../pictures/picture-plan.ts";
import { presenterOf } from "../presenters/presenter.ts";
import { mannerOf } from "../script/delivery.ts";
import type { Beat, Script } from "../script/script.ts";
import { spokenLine } from "../script/spoken-line.ts";
import type { Style } from "../style/style.ts";

/** The newest media that fit no beat are kept up to this number, so that an undo finds them. Our own choice. */
const KEPT = 60;

type Other<Kind> = { kind: Exclude<CreationMedia["kind"], Kind> };
type Asked = Pick<Beat, "id" | "imagePrompt" | "take" | "splitFrom">;

/** The picture that was generated for a beat in its current state; null if there is none. */
export function pictureOf<Image extends CreationImage>(
  media: readonly (Image | Other<"image">)[],
  beat: Asked,
): Image | null {
  const fits = (it: Image | Other<"image">): it is Image => it.kind === "image" && isMadeFor(it, beat);
  return media.findLast(fits) ?? null;
}

/** The video clip that was generated for a beat in its current state; null if there is none. */
export function clipOf<Clip extends CreationClip>(media: readonly (Clip | Other<"clip">)[], beat: Asked): Clip | null {
  const fits = (it: Clip | Other<"clip">): it is Clip => it.kind === "clip" && isMadeFor(it, beat);
  return media.findLast(fits) ?? null;
}

const isMadeFor = ({ beatId, prompt, take }: Pick<CreationImage, "beatId" | "prompt" | "take">, beat: Asked) =>
  isOf(beat, beatId) && prompt === beat.imagePrompt && take === beat.take;

/** Whether a picture was made for this beat, or for the one that it was split from. */
export const isOf = ({ id, splitFrom }: Pick<Beat, "id" | "splitFrom">, beatId: string): boolean =>
  beatId === id || beatId === splitFrom;

/** Which voice speaks, and how. */
export type SpokenStyle = Pick<Style, "voice" | "pace" | "mood">;

/** Whether a recording is in this voice, spoken in this manner. */
export const isSpokenAs = ({ voice, manner = "" }: Pick<CreationVoice, "voice" | "manner">, style: SpokenStyle) =>
  voice === style.voice && manner === mannerOf(style);

/** The recording of these words in this voice; null if there is none. */
export function voiceOf<Voice extends CreationVoice>(
  media: readonly (Voice | Other<"voice">)[],
  script: Script,
  style: SpokenStyle,
): Voice | null {
  const said = spokenText(script);
  const fits = (it: Voice | Other<"voice">): it is Voice =>
    it.kind === "voice" && it.said === said && isSpokenAs(it, style);
  return media.findLast(fits) ?? null;
}

/** The take in which a presenter says this recording; null if there is none. */
export function takeOf<Take extends CreationTake>(
  media: readonly (Take | Other<"take">)[],
  voice: Pick<CreationVoice, "key"> | null,
  { presenter }: Pick<Style, "presenter">,
): Take | null {
  const fits = (it: Take | Other<"take">): it is Take =>
    it.kind === "take" && it.presenter === presenter && it.voiceKey === voice?.key;
  return media.findLast(fits) ?? null;
}

/** Whether a presenter says what is spoken: only in a look with a speaker. */
export const isPresented = ({ kind, style }: { kind: Creation["kind"]; style: Style }): boolean =>
  templateOf(kind, style.template).hasSpeaker === true && presenterOf(style.presenter) !== null;

/** Whether a generated person is seen in a creation. */
export const showsPresenter = (creation: Pick<Creation, "kind" | "style" | "media">): boolean =>
  isPresented(creation) && creation.media.some(({ kind }) => kind === "take");

/** What a voice says of a script, beat by beat, without emoji and hashtags. */
export const spokenLines = ({ beats }: Pick<Script, "beats">): string[] =>
  beats.map(({ line }) => spokenLine(line)).filter(Boolean);

/** What a voice says of a script. */
export const spokenText = (script: Pick<Script, "beats">): string => spokenLines(script).join(" ");

/** What is still to be generated. A take can be ordered only once there is its voice. */
export type Missing = {
  images: Asked[];
  clips: Asked[];
  voice: boolean;
  take: { presenter: string; voice: CreationVoice | null } | null;
};

/** What a creation still lacks: a picture for each beat that needs one, the voice, and the presenter who says it. */
export function missingMedia({ kind, script, style, media }: MediaFacts): Missing {
  if (!script) return { images: [], clips: [], voice: false, take: null };
  const isVoiced = needsVoice({ kind, script, style });
  const voice = isVoiced ? voiceOf(media, script, style) : null;
  const lacksTake = isVoiced && isPresented({ kind, style }) && !takeOf(media, voice, style);
  const asking = picturesToMake({ kind, script, style });
  return {
    images: asking.filter((beat) => !usesVideoClip(kind, beat) && !pictureOf(media, beat)),
    clips: asking.filter((beat) => usesVideoClip(kind, beat) && !clipOf(media, beat)),
    voice: isVoiced && !voice,
    take: lacksTake ? { presenter: style.presenter ?? "", voice } : null,
  };
}

/** Whether a voice is generated for a script: something is spoken, and the user's own recording does not speak it. */
const needsVoice = ({ kind, script, style }: Pick<Creation, "kind" | "style"> & { script: Script }): boolean =>
  isSpoken(kind) && spokenText(script) !== "" && !speaksOwnVoice({ kind, style });

/** Whether the user's own recording speaks. A presenter's lips move to a generated voice only. */
export const speaksOwnVoice = (creation: Pick<Creation, "kind" | "style">): boolean =>
  Boolean(creation.style.ownVoice) && !isPresented(creation);

type MediaFacts = Pick<Creation, "kind" | "script" | "style" | "media">;

/** Only videos show video clips; a still shows a picture instead. */
const usesVideoClip = (kind: Creation["kind"], { filmed = false }: Pick<Beat, "filmed">) =>
  filmed && countedAs(kind) === "videos";

/**
 * The beats for which a picture, or a clip in its place, is made: those that describe one and show no file. None in a
 * look without pictures; in one that shows a single picture, the first beat that has any.
 */
export function picturesToMake({
  kind,
  style,
  script,
}: { script: Script } & Pick<MediaFacts, "kind" | "style">): Beat[] {
  const { name, pictures } = templateOf(kind, style.template);
  if (pictures === "none") return [];
  const pictured = script.beats.filter(({ shows, imagePrompt }) => shows !== null || imagePrompt !== "");
  const seen = planOfPictures(name).isSingle ? pictured.slice(0, 1) : pictured;
  return seen.filter(({ shows }) => shows === null);
}

/** The share of the work that the script takes; pictures, voice and presenter take the rest. */
const SCRIPT_SHARE = 0.2;

/** The progress of a generation, 0 to 1, in whole percents. */
export function generationProgress(creation: MediaFacts): number {
  const { kind, script } = creation;
  if (!script) return 0;
  const { images, clips, voice, take } = missingMedia(creation);
  const left = images.length + clips.length + (voice ? 1 : 0) + (take ? 1 : 0);
  const isVoiced = needsVoice({ kind, script, style: creation.style });
  const spoken = isVoiced ? (isPresented(creation) ? 2 : 1) : 0;
  const total = picturesToMake({ ...creation, script }).length + spoken;
  return Math.round(100 * (SCRIPT_SHARE + (1 - SCRIPT_SHARE) * (total === 0 ? 1 : 1 - left / total))) / 100;
}

/** The media to keep with these words: all that fit, and the newest of the others. */
export function mediaToKeep(script: Script, style: Style, media: readonly CreationMedia[]): CreationMedia[] {
  const voice = voiceOf(media, script, style);
  const needed = new Set<CreationMedia | null>([
    ...script.beats.flatMap((beat) => [pictureOf(media, beat), clipOf(media, beat)]),
    voice,
    takeOf(media, voice, style),
  ]);
  const others = media.filter((it) => !needed.has(it)).slice(-KEPT);
  return media.filter((it) => needed.has(it) || others.includes(it));
}

import {
  type BeatTimes,
  type FramePlatform,
  type LookedAt,
  type Scene,
  type Storyboard,
  storyboardScenes,
  storyboardTimes,
  storyboardWords,
} from "@vignette/composition";
import { countedAs } from "@vignette/domain/assets";
import {
  type Beat,
  beatStarts,
  type CreationView,
  clipOf,
  FACE_OF_PRESENTER,
  isPresented,
  type MusicLevel,
  pictureOf,
  type Script,
  type Style,
  spokenLine,
  spokenText,
  takeOf,
  voiceOf,
} from "@vignette/domain/studio";
import { adjusted } from "./adjustments.ts";
import { withEmphasis } from "./spoken-emphasis.ts";
import { withCaptionEdits } from "./with-caption-edits.ts";

/** The name of the account that posts a creation, by platform; "" if not chosen yet. */
export type Handles = Record<FramePlatform, string>;
/** What the user edits: words and style. */
export type ScriptAndStyle = { script: Script; style: Style };
/** What a creation is drawn from besides its draft. Media are referred to by key and need no URL. */
export type SceneInput = Pick<CreationView, "kind" | "brand" | "language" | "objects"> & {
  media: readonly MadeMedium[];
  shown: readonly ShownFile[];
  handles: Handles;
  /** Sizes and subjects of decoded pictures, by key; without them a template estimates. */
  pictures?: ReadonlyMap<string, SeenPicture>;
  /** The walls behind people in clips that can be cut out, as `#rrggbb` by key (`clipsOfSpeakers`). */
  backdrops?: ReadonlyMap<string, string>;
};
type SeenPicture = LookedAt & { width: number; height: number };
type MadeMedium = MadeImage | MadeClip | MadeVoice | MadeTake;
type MadeTake = Omit<Extract<CreationView["media"][number], { kind: "take" }>, "url">;
type MadeImage = Omit<Extract<CreationView["media"][number], { kind: "image" }>, "url">;
type MadeClip = Omit<Extract<CreationView["media"][number], { kind: "clip" }>, "url">;
type MadeVoice = Omit<Extract<CreationView["media"][number], { kind: "voice" }>, "url">;
type ShownFile = Pick<CreationView["shown"][number], "key" | "type" | "durationMs" | "width" | "height">;

export const isVideo = ({ kind }: Pick<SceneInput, "kind">): boolean => countedAs(kind) === "videos";

/** Whether a kind uses one of our drawings. */
export const isMeme = ({ kind }: Pick<SceneInput, "kind">): boolean => kind === "meme-image" || kind === "meme-video";

/** The scenes of a creation for a platform: one for each picture, or one for the video. */
export function creationScenes(draft: ScriptAndStyle, sceneInput: SceneInput, target: FramePlatform): Scene[] {
  return plainScenes(draft, sceneInput, target).map((scene, index, { length }) =>
    adjusted(scene, { target, beatId: beatIdOf(draft, index, length) }, draft.style),
  );
}

/** The scenes as the templates build them, with the user's captions, without adjustments. */
function plainScenes(draft: ScriptAndStyle, sceneInput: SceneInput, target: FramePlatform): Scene[] {
  const storyboard = storyboardOf(draft, sceneInput, target);
  const scenes = storyboardScenes(storyboard, target);
  return isVideo(sceneInput)
    ? scenes.map((scene) => withCaptionEdits(scene, () => storyboardWords(storyboard), draft))
    : scenes;
}

/** The beat that one of several scenes shows; null where one scene shows all. */
export const beatIdOf = ({ script }: ScriptAndStyle, index: number, count: number): string | null =>
  count > 1 ? (script.beats[index]?.id ?? null) : null;

/** A video creation as the engine draws it; it is the same on both platforms. Null if its kind has no template. */
export function creationVideoScene(draft: ScriptAndStyle, sceneInput: SceneInput): Scene | null {
  return creationScenes(draft, sceneInput, "tiktok")[0] ?? null;
}

/** When each beat of a video is on screen, in ms. */
export const videoTimes = (draft: ScriptAndStyle, sceneInput: SceneInput): BeatTimes[] =>
  storyboardTimes(storyboardOf(draft, sceneInput, "tiktok"));

/** A creation in the form that templates take. */
export function storyboardOf(
  { script, style }: ScriptAndStyle,
  sceneInput: SceneInput,
  target: FramePlatform,
): Storyboard {
  const { kind, brand, language, objects, media, handles } = sceneInput;
  const voice = voiceFor(media, script, style);
  const speaker = speakerIn(sceneInput, voice, style);
  return {
    kind,
    template: style.template,
    beats: script.beats.map((beat) => ({
      id: beat.id,
      role: beat.role,
      line: beat.line,
      title: beat.title,
      body: beat.body,
      media: mediaOf(beat, sceneInput, script),
      holdMs: beat.holdMs,
      ...(beat.stars !== null && { stars: beat.stars }),
    })),
    voice: spokenVoice(script, voice),
    ...(speaker && { speaker }),
    music: musicOf(style, sceneInput.shown),
    ...(style.musicLevel && { musicDb: MUSIC_DB[style.musicLevel] }),
    captions: style.captions,
    ...(style.drawing !== null && { drawing: style.drawing }),
    brand: brandOf(style.colors ?? brand),
    ...(style.fonts && { fonts: style.fonts }),
    ...(language !== undefined && { language }),
    ...(objects && { objects }),
    handle: handles[target],
  };
}

/** A brand names two colors; the engine keeps the words readable where ink is not. */
const brandOf = (colors: SceneInput["brand"]): Storyboard["brand"] => colors && { ...colors, on: "#15180e" };

/**
 * What a beat shows: the user's own file, otherwise the picture generated for it, otherwise the one from before it
 * changed.
 */
function mediaOf(
  beat: Beat,
  { media, shown, pictures, backdrops }: SceneInput,
  script: Script,
): Storyboard["beats"][number]["media"] {
  const { shows } = beat;
  if (shows) {
    const file = shown.find((it) => it.key === shows.key);
    if (!file) return null;
    // An unknown size is stored as 0.
    const size = file.width > 0 && file.height > 0 ? { size: { width: file.width, height: file.height } } : {};
    if (!file.type.startsWith("video/"))
      return { kind: "image", src: file.key, ...size, ...seenIn(pictures?.get(file.key)) };
    const durationMs = Math.max(0, (file.durationMs ?? 0) - shows.trimMs);
    const said = shows.said && { said: withEmphasis(shows.said, script) };
    const backdrop = backdropIn(backdrops, file.key);
    return {
      ...{ kind: "video", src: file.key, trimMs: shows.trimMs, durationMs, hasSound: true },
      ...said,
      ...size,
      ...backdrop,
    };
  }
  const clip = beat.filmed && beat.imagePrompt !== "" ? clipFor(beat, media) : null;
  if (clip) {
    const { key: src, durationMs, width, height } = clip;
    return { kind: "video", src, trimMs: 0, durationMs, hasSound: false, size: { width, height } };
  }
  const images = media.filter((it): it is MadeImage => it.kind === "image");
  const made = pictureOf(images, beat) ?? images.findLast(({ beatId }) => beatId === beat.id);
  return made && beat.imagePrompt !== "" ? { kind: "image", src: made.key, ...seenIn(pictures?.get(made.key)) } : null;
}

/** A decoded copy is smaller, but fractions of it stay the same. */
function seenIn(picture: SeenPicture | undefined) {
  if (!picture) return {};
  const { width, height, subject, ground, isScreen } = picture;
  return {
    size: { width, height },
    ...(subject && { subject }),
    ...(ground && { ground }),
    ...(isScreen && { isScreen }),
  };
}

/** Clearly heard, and never over the voice: it lies 18 dB under one. Our own choice. */
const MUSIC_DB: Record<MusicLevel, number> = { quieter: -8, louder: 6 };

/** The user's own sound, if it is still there; otherwise one of our beds. */
function musicOf({ ownMusic, music }: Style, shown: SceneInput["shown"]): string | null {
  const file = shown.find(({ key }) => key === ownMusic?.key);
  return file?.type.startsWith("audio/") ? file.key : music;
}

/** The video clip of a beat, otherwise the one from before the beat changed. */
function clipFor(beat: Beat, media: readonly MadeMedium[]): MadeClip | null {
  const clips = media.filter((it): it is MadeClip => it.kind === "clip");
  return clipOf(clips, beat) ?? clips.findLast(({ beatId }) => beatId === beat.id) ?? null;
}

/**
 * The voice of the script, otherwise the latest one, which still gives an impression of the whole. None if nothing is
 * spoken.
 */
function voiceFor(media: readonly MadeMedium[], script: Script, style: Style): MadeVoice | null {
  if (spokenText(script) === "") return null;
  const voices = media.filter((it): it is MadeVoice => it.kind === "voice");
  return voiceOf(voices, script, style) ?? voices.at(-1) ?? null;
}

/** The presenter who says this voice. */
function speakerIn(
  { kind, media, backdrops }: SceneInput,
  voice: MadeVoice | null,
  style: Style,
): Storyboard["speaker"] {
  const take = isPresented({ kind, style }) ? takeOf<MadeTake>(media, voice, style) : null;
  if (!take) return undefined;
  const { key: src, durationMs, width, height } = take;
  const shown = { trimMs: 0, durationMs, hasSound: false, isSpeech: true, size: { width, height } };
  return { kind: "video", src, ...shown, face: FACE_OF_PRESENTER, ...backdropIn(backdrops, src) };
}

function backdropIn(backdrops: SceneInput["backdrops"], key: string) {
  const backdrop = backdrops?.get(key);
  return backdrop === undefined ? {} : { backdrop };
}

function spokenVoice(script: Script, voice: MadeVoice | null): Storyboard["voice"] {
  if (!voice) return null;
  const lines = script.beats.map((beat) => spokenLine(beat.line));
  return {
    src: voice.key,
    durationMs: voice.durationMs,
    words: withEmphasis(voice.words, script),
    beatStartsMs: beatStarts(lines, voice.words),
  };
}

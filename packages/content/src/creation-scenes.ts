import {
  type BeatTimes,
  type FramePlatform,
  type Scene,
  type Storyboard,
  storyboardScenes,
  storyboardTimes,
  storyboardWords,
} from "@vignette/composition";
import { countedAs } from "@vignette/domain/assets";
import { closingOf, isMemeKind, type MusicLevel, type Style } from "@vignette/domain/studio";
import { lengthOf, mediaOf } from "./beat-media.ts";
import { withCanvas } from "./canvas/with-canvas.ts";
import { reelsOf } from "./clips/reels.ts";
import { withClips } from "./clips/with-clips.ts";
import { withFraming } from "./clips/with-framing.ts";
import { withSoundLevels } from "./clips/with-sound-levels.ts";
import { heardVoice } from "./heard-voice.ts";
import type { SceneInput, ScriptAndStyle } from "./scene-input.ts";
import { stepsOf } from "./steps.ts";
import { withCaptionEdits } from "./with-caption-edits.ts";

export const isVideo = ({ kind }: Pick<SceneInput, "kind">): boolean => countedAs(kind) === "videos";

/** Whether a kind uses one of our drawings. */
export const isMeme = ({ kind }: Pick<SceneInput, "kind">): boolean => isMemeKind(kind);

/** The scenes of a creation for a platform: one for each picture, or one for the video. */
export function creationScenes(draft: ScriptAndStyle, sceneInput: SceneInput, target: FramePlatform): Scene[] {
  const times = () => (isVideo(sceneInput) ? videoTimes(draft, sceneInput) : null);
  return plainScenes(draft, sceneInput, target).map((scene, index, { length: count }) =>
    withCanvas(scene, draft, sceneInput, { target, index, count, times }),
  );
}

/** The scenes as the templates build them, with the user's captions, without adjustments. */
function plainScenes(draft: ScriptAndStyle, sceneInput: SceneInput, target: FramePlatform): Scene[] {
  const storyboard = storyboardOf(draft, sceneInput, target);
  return cutScenes(storyboard, draft, sceneInput, target).map((scene) =>
    isVideo(sceneInput) ? withCaptionEdits(scene, () => storyboardWords(storyboard), draft) : scene,
  );
}

/** The scenes of a storyboard with the user's cuts and sound levels. */
export function cutScenes(
  storyboard: Storyboard,
  { script, style }: ScriptAndStyle,
  sceneInput: SceneInput,
  target: FramePlatform,
): Scene[] {
  const reels = reelsOf(script, style, sceneInput.shown);
  const cuts = { script, reels, sceneInput, ...(isVideo(sceneInput) && { times: storyboardTimes(storyboard) }) };
  return storyboardScenes(storyboard, target).map((scene, at, { length }) => {
    const framed = withFraming(scene, { ...cuts, index: length > 1 ? at : null });
    return withSoundLevels(withClips(framed, cuts), style.sound);
  });
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
  const { kind, brand, language, objects, handles } = sceneInput;
  const { voice, speaker } = heardVoice(script, style, sceneInput);
  const reels = reelsOf(script, style, sceneInput.shown);
  const closing = closingOf(kind, style);
  return {
    kind,
    template: style.template,
    beats: script.beats.map((beat) => ({
      id: beat.id,
      role: beat.role,
      line: beat.line,
      title: beat.title,
      body: beat.body,
      media: mediaOf(beat, sceneInput, script, reels.get(beat.id)),
      ...(isVideo(sceneInput) && withSteps(stepsOf(beat, sceneInput, script))),
      holdMs: beat.holdMs ?? (voice ? null : lengthOf(beat, reels, script, sceneInput.shown)),
      ...(beat.stars !== null && { stars: beat.stars }),
    })),
    voice,
    ...(speaker && { speaker }),
    music: musicOf(style, sceneInput.shown),
    ...(style.musicLevel && { musicDb: MUSIC_DB[style.musicLevel] }),
    captions: style.captions,
    ...(style.drawing !== null && { drawing: style.drawing }),
    brand: brandOf(style.colors ?? brand),
    ...(style.fonts && { fonts: style.fonts }),
    ...logoOf(style, sceneInput.shown),
    ...(closing && { closing }),
    ...(language !== undefined && { language }),
    ...(objects && { objects }),
    handle: handles[target],
  };
}

const withSteps = (steps: ReturnType<typeof stepsOf>) => (steps.length > 0 ? { steps } : {});

/** A brand names two colors; the engine keeps the words readable where ink is not. */
const brandOf = (colors: SceneInput["brand"]): Storyboard["brand"] => colors && { ...colors, on: "#15180e" };

/** Clearly heard, and never over the voice: it lies 18 dB under one. Our own choice. */
const MUSIC_DB: Record<MusicLevel, number> = { quieter: -8, louder: 6 };

/** The user's own sound, if it is still there; otherwise one of our beds. */
function musicOf({ ownMusic, music }: Style, shown: SceneInput["shown"]): string | null {
  const file = shown.find(({ key }) => key === ownMusic?.key);
  return file?.type.startsWith("audio/") ? file.key : music;
}

/** The brand's logo, if its file is still there. */
function logoOf({ logo }: Style, shown: SceneInput["shown"]): Pick<Storyboard, "logo"> {
  const file = shown.find(({ key }) => key === logo?.key);
  if (!logo || !file?.type.startsWith("image/") || file.width <= 0 || file.height <= 0) return {};
  const { place, size, tones, isSolid } = logo;
  return { logo: { src: file.key, width: file.width, height: file.height, place, size, tones, isSolid } };
}

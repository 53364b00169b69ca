import type { Storyboard } from "@vignette/composition";
import {
  beatStarts,
  FACE_OF_PRESENTER,
  isPresented,
  isSpoken,
  type Script,
  type Style,
  speaksOwnVoice,
  spokenLine,
  spokenText,
  takeOf,
  voiceOf,
} from "@vignette/domain/studio";
import { backdropIn } from "./backdrop-in.ts";
import type { MadeMedium, MadeTake, MadeVoice, SceneInput } from "./scene-input.ts";
import { withEmphasis } from "./spoken-emphasis.ts";

/** Who speaks in a creation: the voice on its clock, and the presenter who says it. */
export function heardVoice(
  script: Script,
  style: Style,
  sceneInput: SceneInput,
): { voice: Storyboard["voice"]; speaker: Storyboard["speaker"] } {
  const own = ownVoice(script, style, sceneInput);
  if (own) return { voice: own, speaker: undefined };
  const made = madeVoice(sceneInput.media, script, style);
  return { voice: spokenVoice(script, made), speaker: speakerIn(sceneInput, made, style) };
}

/**
 * The user's own recording, if it is still in the library. Until its words are known, and where the script says nothing,
 * each beat takes its share of it.
 */
function ownVoice(script: Script, style: Style, { kind, shown }: SceneInput): Storyboard["voice"] {
  const isOwn = isSpoken(kind) && speaksOwnVoice({ kind, style });
  const file = isOwn ? shown.find(({ key }) => key === style.ownVoice?.key) : undefined;
  if (!file?.type.startsWith("audio/")) return null;
  const said = style.ownVoice?.said ?? [];
  const lines = script.beats.map((beat) => spokenLine(beat.line));
  const durationMs = file.durationMs ?? 0;
  const isKnown = said.length > 0 && lines.some(Boolean);
  return {
    src: file.key,
    durationMs,
    words: withEmphasis(said, script),
    beatStartsMs: isKnown ? beatStarts(lines, said) : shares(lines, durationMs),
  };
}

/** Beats in proportion to their words; evenly where none has any. */
function shares(lines: readonly string[], durationMs: number): number[] {
  const counts = lines.map((line) => Math.max(1, line.split(/\s+/).filter(Boolean).length));
  const total = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return counts.map((count) => {
    const startMs = (before / total) * durationMs;
    before += count;
    return Math.round(startMs);
  });
}

/**
 * The voice of the script, otherwise the latest one, which still gives an impression of the whole. None if nothing is
 * spoken.
 */
function madeVoice(media: readonly MadeMedium[], script: Script, style: Style): MadeVoice | null {
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

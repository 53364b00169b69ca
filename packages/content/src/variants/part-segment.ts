import {
  beatStartsMs,
  type Scene,
  type Span,
  type Storyboard,
  seenIn,
  soundOfSpan,
  storyboardTimes,
  wordsAcross,
} from "@vignette/composition";
import {
  type BeatRange,
  isWritten,
  placesOf,
  spokenText,
  textOfPlace,
  type VariantPart,
  type VariantSetView,
  withWritten,
} from "@vignette/domain/studio";
import { withCanvas } from "../canvas/with-canvas.ts";
import { cutScenes, storyboardOf } from "../creation-scenes.ts";
import type { ScriptAndStyle } from "../scene-input.ts";
import { fingerprint } from "./fingerprint.ts";
import { type RecordedSpan, voiceWithPart } from "./part-voice.ts";
import type { VariantSource } from "./source.ts";
import { hasSpeakerIn, withoutSpeaker } from "./without-speaker.ts";

/** What parts are cut from: the creation of the variants, others by id, and the voices of written words. */
export type Sources = {
  base: VariantSource;
  others: ReadonlyMap<string, VariantSource>;
  media: VariantSetView["media"];
};

/** A part as it is drawn, encoded once, and joined in every combination that contains it. */
export type PartSegment = {
  part: VariantPart;
  source: VariantSource;
  /** Identifies what is drawn: equal for the same text, pictures and times. */
  key: string;
  /** The whole scene, without its sound, and the cut. */
  scene: Scene;
  span: Span;
  /** Its sound, from 0 on. */
  sound: Scene;
  text: string;
  durationMs: number;
  /** It has written words without a voice. */
  lacksVoice: boolean;
  /** It has written words, which the speaker of the video does not say: a picture is shown instead. */
  hidesSpeaker: boolean;
  /** The template keeps words on screen over a cut: it cannot be split there. */
  isTorn: boolean;
};

/** A part, cut from its creation; null if that creation, or the place in it, is gone. */
export function partSegment(part: VariantPart, sources: Sources): PartSegment | null {
  const source = part.from.kind === "creation" ? sources.others.get(part.from.creationId) : sources.base;
  const range = source && placesOf(source.draft.script)[part.place];
  if (!source || !range) return null;
  const { draft, storyboard, heard, lacksVoice } = said(part, source, range, sources);
  const [plain] = cutScenes(storyboard, draft, source.sceneInput, "tiktok");
  if (!plain) return null;
  const times = () => storyboardTimes(storyboard);
  const scene = withCanvas(plain, draft, source.sceneInput, { target: "tiktok", index: 0, count: 1, times });
  const span = spanOf(beatStartsMs(storyboard), range, scene);
  const seen = withoutSound(seenIn(scene, span));
  return {
    part,
    source,
    key: fingerprint([seen, span]),
    scene: seen,
    span,
    sound: soundOf(scene, span, heard),
    text: part.from.kind === "written" ? part.from.text : textOfPlace(draft.script, part.place),
    durationMs: span.toMs - span.fromMs,
    lacksVoice,
    hidesSpeaker: isWritten(part) && hasSpeakerIn(storyboardOf(draft, source.sceneInput, "tiktok")),
    isTorn: [span.fromMs, span.toMs].some((at) => at > 0 && at < scene.durationMs && wordsAcross(scene, at)),
  };
}

type Said = {
  draft: ScriptAndStyle;
  storyboard: Storyboard;
  heard: (RecordedSpan & { atMs: number }) | null;
  lacksVoice: boolean;
};

function said(part: VariantPart, source: VariantSource, range: BeatRange, { base, media }: Sources): Said {
  // The same music for the whole, even if the parts were made with others.
  const { music, ownMusic = null, musicLevel = null, sound = {} } = base.draft.style;
  const draft = { ...source.draft, style: { ...source.draft.style, music, ownMusic, musicLevel, sound } };
  const storyboard = storyboardOf(draft, source.sceneInput, "tiktok");
  // A look may cut in the pause before a sentence.
  const cuts = beatStartsMs(storyboard);
  const starts = (storyboard.voice?.beatStartsMs ?? []).map((ms, at) => Math.min(ms, cuts[at] ?? ms));
  const atMs = starts[range.from] ?? 0;
  if (!isWritten(part)) {
    const toMs = starts[range.to] ?? storyboard.voice?.durationMs ?? 0;
    return {
      draft,
      storyboard,
      heard: storyboard.voice && { src: storyboard.voice.src, fromMs: atMs, toMs, atMs },
      lacksVoice: false,
    };
  }
  const written = { ...draft, script: withWritten(draft.script, part) };
  const spoken = withoutSpeaker(storyboardOf(written, source.sceneInput, "tiktok"), range.from);
  if (!storyboard.voice || spokenText(draft.script) === "") {
    return { draft: written, storyboard: { ...spoken, voice: null }, heard: null, lacksVoice: false };
  }
  const { voice, heard } = voiceWithPart(part, storyboard.voice, draft, media);
  return {
    draft: written,
    storyboard: { ...spoken, voice },
    heard: heard && { ...heard, atMs: part.place === "hook" ? 0 : atMs },
    lacksVoice: heard === null,
  };
}

function spanOf(starts: readonly number[], { from, to }: BeatRange, { durationMs, frameRate }: Scene): Span {
  const onFrame = (ms: number) => (Math.round((ms * frameRate) / 1000) * 1000) / frameRate;
  return { fromMs: onFrame(starts[from] ?? 0), toMs: onFrame(starts[to] ?? durationMs) };
}

function withoutSound(scene: Scene): Scene {
  const tracks = scene.tracks.map((track) => ({ ...track, clips: track.clips.filter(({ kind }) => kind !== "audio") }));
  return { ...scene, tracks: tracks.filter(({ clips }) => clips.length > 0) };
}

/** The sound of a part; its voice begins with its own first word, not with the frame next to it. */
function soundOf(scene: Scene, span: Span, heard: (RecordedSpan & { atMs: number }) | null): Scene {
  const { tracks, ...rest } = soundOfSpan(scene, span);
  const clips = tracks.flatMap((track) => track.clips).filter((clip) => clip.kind !== "audio" || clip.role !== "voice");
  if (!heard) return { ...rest, tracks: [{ id: "sound", clips }] };
  const startMs = Math.max(0, heard.atMs - span.fromMs);
  const endMs = Math.min(rest.durationMs, startMs + heard.toMs - heard.fromMs);
  const level = { gainDb: 0, fadeInMs: 0, fadeOutMs: 0 };
  const times = { startMs, endMs, trimMs: heard.fromMs };
  const voice = { kind: "audio", id: "voice", role: "voice", source: { src: heard.src }, ...times, ...level } as const;
  return { ...rest, tracks: [{ id: "sound", clips: [voice, ...clips] }] };
}

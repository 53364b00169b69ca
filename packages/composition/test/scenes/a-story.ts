import type { CaptionStyle, MusicBed } from "@vignette/domain/studio/catalogue";
import type { Brand } from "../../src/brand/brand-palette.ts";
import { brandPalette } from "../../src/brand/brand-palette.ts";
import type { Clip, Scene } from "../../src/index.ts";
import type { AudioClip } from "../../src/scene/audio-clip.ts";
import type { CaptionsClip, CaptionWord } from "../../src/scene/captions-clip.ts";
import type { ImageClip } from "../../src/scene/image-clip.ts";
import { aScene, aText, PAGE } from "./scenes.ts";

type Told = {
  captions: CaptionStyle;
  words: CaptionWord[];
  brand: Brand | null;
  progress: boolean;
  /** The voice's recording in the caller's media. */
  voiceId: string | null;
  bed: MusicBed | null;
  /** The pictures of the three beats, by id in the caller's media. */
  pictures: readonly [string, string, string];
};

/** Whole frames at 30 a second: the cuts are the 32nd and the 59th. */
const CUTS = [0, 32, 59, 119].map((frames) => (frames * 1000) / 30);
const SAID = "Nobody tells you why candles tunnel. It is the first burn. Save this before the next one.";
const WORDS = SAID.split(" ").map((text, i) => ({ text, startMs: i * 180, endMs: i * 180 + 150 }));

/** Four seconds with all that a video has: pictures that drift and cut, captions, a hook and an ask, ticks, a bed. */
export function aStory(change: Partial<Told> = {}): Scene {
  const told: Told = {
    captions: "one-word",
    words: WORDS,
    brand: null,
    progress: true,
    voiceId: null,
    bed: "walk",
    ...{ pictures: ["a", "b", "a"] as const },
    ...change,
  };
  const durationMs = CUTS[3] ?? 0;
  return aScene([], {
    durationMs,
    palette: brandPalette(told.brand),
    tracks: [
      { id: "pictures", clips: told.pictures.flatMap(picture) },
      { id: "captions", clips: [0, 1, 2].map((beat) => captions(told, beat)) },
      { id: "overlays", clips: overlays() },
      { id: "progress", clips: told.progress ? [ticks(durationMs)] : [] },
      { id: "sound", clips: sound(told, durationMs) },
    ],
  });
}

const during = (beat: number) => ({ startMs: CUTS[beat] ?? 0, endMs: CUTS[beat + 1] ?? 0 });

function picture(src: string, beat: number): Clip[] {
  const near = { scale: 1.08, focus: { x: 0.54, y: 0.46 } };
  const far = { scale: 1.02, focus: { x: 0.47, y: 0.5 } };
  const image: ImageClip = {
    ...{ kind: "image", id: `picture-${beat}`, ...during(beat), src, box: PAGE, fit: "cover", missing: "ink" },
    focus: { x: 0.5, y: 0.5 },
    kenBurns: beat % 2 === 0 ? { from: far, to: near } : { from: near, to: far },
  };
  const below = { ...PAGE, y: 820, h: 1100 };
  return [image, { kind: "scrim", id: `scrim-${beat}`, ...during(beat), box: below, color: "ink", from: 0, to: 0.5 }];
}

/** The call to action is on screen already, so captions leave it out. */
function captions({ captions: style, words }: Told, beat: number): CaptionsClip {
  const { startMs, endMs } = during(beat);
  const spoken = words.filter(
    (it) => it.startMs >= startMs - 30 && it.startMs < endMs - 30 && !/^(Save|this)$/.test(it.text),
  );
  const box = { x: 65, y: 1010, w: 845, h: 190 };
  return { kind: "captions", id: `captions-${beat}`, startMs, endMs, words: spoken, style, box, accent: "accent" };
}

function overlays(): Clip[] {
  const boxed = { shape: "lines", padX: 26, padY: 14, radius: 18 } as const;
  return [
    aText("Why your candle tunnels", {
      ...{ id: "hook", ...during(0), color: "ink", maxLines: 3, textBox: { ...boxed, color: "#ffffff" } },
      emphasis: { phrase: "tunnels", style: "marker", color: "accent", on: "onAccent" },
    }),
    aText("Save this", {
      ...{ id: "ask", ...during(2), color: "onAccent", motion: "pop", textBox: { ...boxed, color: "accent" } },
      box: { x: 65, y: 470, w: 845, h: 480 },
    }),
  ];
}

function ticks(durationMs: number): Clip {
  const box = { x: 65, y: 275, w: 845, h: 10 };
  const cutsMs = CUTS.slice(1, 3);
  return {
    kind: "progress",
    id: "progress",
    startMs: 0,
    endMs: durationMs,
    box,
    color: "paper",
    ground: "ink",
    cutsMs,
  };
}

function sound({ voiceId, bed }: Told, durationMs: number): AudioClip[] {
  const whole = { kind: "audio", startMs: 0, endMs: durationMs, gainDb: 0 } as const;
  const voice = { ...whole, id: "voice", role: "voice", fadeInMs: 0, fadeOutMs: 0 } as const;
  const under = { ...whole, id: "bed", role: "bed", fadeInMs: 30, fadeOutMs: 400 } as const;
  return [
    ...(voiceId === null ? [] : [{ ...voice, source: { src: voiceId } }]),
    ...(bed === null ? [] : [{ ...under, source: { bed } }]),
  ];
}

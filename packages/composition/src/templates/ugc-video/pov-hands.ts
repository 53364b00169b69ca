import { brandPalette } from "../../brand/brand-palette.ts";
import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { bright } from "../videos/bright.ts";
import { captionClips } from "../videos/caption-clips.ts";
import { titleWords } from "../videos/text-clips.ts";
import { TEXT_STYLES } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { videoScene } from "../videos/video-scene.ts";

export const povHands: TemplateBuilder = {
  build: (storyboard) => [povScene(storyboard)],
};

/** Natural sound lies at -20 LUFS; recordings are brought to -14 (docs/content.md#ugc-video). */
const NATURAL_DB = -6;

function povScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const accent = bright(brandPalette(storyboard.brand));
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "hand", body: "hand" },
    tracks: [
      ["pictures", beatShots(beats, storyboard).map(natural)],
      ["captions", captionClips(beats, storyboard, { style: "clean-two-line" })],
      ["notes", beats.flatMap((beat) => note(beat, accent))],
      ["sound", audioClips(storyboard, { durationMs })],
    ],
  });
}

function natural(clip: Clip): Clip {
  return clip.kind === "video" && clip.sound ? { ...clip, sound: { gainDb: NATURAL_DB } } : clip;
}

type Place = {
  box: { x: number; y: number; w: number; h: number };
  align: "left" | "right";
  arrow: { from: { x: number; y: number }; to: { x: number; y: number }; bend: number };
};

/** Notes are around the center, where the hands are, and point there. */
const PLACES: readonly [Place, ...Place[]] = [
  {
    box: { x: 75, y: 300, w: 825, h: 330 },
    align: "left",
    arrow: { from: { x: 300, y: 660 }, to: { x: 470, y: 860 }, bend: -60 },
  },
  {
    box: { x: 260, y: 300, w: 640, h: 330 },
    align: "right",
    arrow: { from: { x: 760, y: 660 }, to: { x: 620, y: 870 }, bend: 60 },
  },
];

function note(beat: TimedBeat, accent: Color): Clip[] {
  const { index, isPlain, startMs, textEndMs } = beat;
  const { box, align, arrow } = (isPlain ? null : PLACES[index % PLACES.length]) ?? PLACES[0];
  const text = titleWords(beat, TEXT_STYLES.hand, { box, align, accent, valign: "bottom", ...(index === 0 && HOOK) });
  if (text.length === 0 || isPlain || beat.isFirst || beat.role === "ask") return text;
  const begins = Math.min(textEndMs, startMs + 200);
  const pen = { width: 12, color: accent, seed: index + 5, head: true, drawOnMs: 240 };
  return [...text, { kind: "hand-line", id: `arrow-${index}`, startMs: begins, endMs: textEndMs, ...arrow, ...pen }];
}

const HOOK = { size: 148, minSize: 84, maxLines: 4, box: { x: 75, y: 300, w: 825, h: 560 }, valign: "top" } as const;

import { brandPalette } from "../../brand/brand-palette.ts";
import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import { framingWithOthers } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { bright } from "../videos/bright.ts";
import { inOtherViews } from "../videos/in-other-views.ts";
import { isLightUnder } from "../videos/light-under.ts";
import { seenMedia } from "../videos/seen-media.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { titleWords } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";

export const povHands: TemplateBuilder = {
  build: (storyboard) => [povScene(storyboard)],
};

/** Natural sound lies at -20 LUFS; recordings are brought to -14 (docs/content.md#ugc-video). */
const NATURAL_DB = -6;

function povScene(storyboard: Storyboard) {
  const beats = inOtherViews(timedBeats(storyboard));
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const palette = brandPalette(storyboard.brand);
  const accent = bright(palette);
  const places = wordsPlaces(beats);
  const seen = seenMedia(beats);
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "hand", body: "hand" },
    tracks: [
      ["pictures", beatShots(beats, storyboard, places).map(natural)],
      [
        "captions",
        captionClips(beats, storyboard, {
          style: "clean-two-line",
          box: places.captions,
          onMaterial: places.onMaterial,
        }),
      ],
      ["notes", beats.flatMap((beat, i) => note(beat, { accent, places, media: seen[i]?.media ?? null }))],
      ["sound", audioClips(storyboard, { durationMs })],
    ],
  });
}

function natural(clip: Clip): Clip {
  return clip.kind === "video" && clip.sound ? { ...clip, sound: { gainDb: NATURAL_DB } } : clip;
}

type Note = { accent: Color; places: WordsPlaces; media: BeatMedia | null };

/** Notes are above the center, where the hands are, and point at what they name if its place is known. */
function note(beat: TimedBeat, { accent, places, media }: Note): Clip[] {
  const { index, isPlain, startMs, textEndMs, isFirst, role } = beat;
  const isAtRight = index % 2 === 1 && !isPlain;
  const over = isAtRight ? { x: 200, y: 300, w: 700, h: 330 } : { x: 75, y: 300, w: 825, h: 330 };
  const beside = places.title(beat).box;
  const box = places.room ? { ...beside, h: beside.h - AIR } : over;
  const look = { box, align: isAtRight ? ("right" as const) : ("left" as const), accent, valign: "bottom" as const };
  const isLight = media !== null && isLightUnder(media, places.room);
  const text = titleWords(beat, places.onMaterial(beat) ? SLIP : isLight ? INK_NOTE : NOTE, {
    ...look,
    ...(index === 0 && (places.room ? HOOK_BESIDE : HOOK)),
  });
  const target = media && pointedAt(media, places, box.y + box.h);
  if (text.length === 0 || isPlain || isFirst || role === "ask" || !target) return text;
  const from = { x: isAtRight ? 760 : 300, y: box.y + box.h + 26 };
  const begins = Math.min(textEndMs, startMs + 200);
  const way = { from, to: target, bend: isAtRight ? 60 : -60, seed: index + 5, head: true, drawOnMs: 240 };
  const arrow = { kind: "hand-line", startMs: begins, endMs: textEndMs, ...way } as const;
  return [
    ...text,
    { ...arrow, id: `arrow-edge-${index}`, width: 24, color: "ink" },
    { ...arrow, id: `arrow-${index}`, width: 12, color: accent },
  ];
}

/** The upper edge of the subject, or its middle if that lies under the note; null if its place is unknown, as in a detail, and on a screen. */
function pointedAt(media: BeatMedia, { room }: WordsPlaces, noteEnd: number): { x: number; y: number } | null {
  const focus = focusOf(media, { x: 0.5, y: 0.5 });
  const subject = subjectOnPage(media, PAGE, focus, { scale: 1.05, ...framingWithOthers(media, PAGE, room) });
  const isDetail = media.kind === "image" && media.crop !== undefined;
  // What a scene is about need not be what the note names: a cat, and not the brush.
  // An arrow into a screen would cover what it says.
  if (!subject || isDetail || !media.ground || media.isScreen || media.isDevice) return null;
  const x = Math.min(860, Math.max(160, subject.x + subject.w / 2));
  const least = noteEnd + LEAST_ARROW;
  const y = subject.y > least ? subject.y + 20 : subject.y + subject.h / 2;
  return y > least - 60 && y < LOWEST ? { x, y } : null;
}

/** Between a note and the picture beneath it, which comes nearer. */
const AIR = 50;
/** So that the arrow has a length, and does not end under the apps' own words. */
const LEAST_ARROW = 150;
const LOWEST = 1400;

const NOTE: TextStyle = { ...TEXT_STYLES.hand, size: 128, stroke: { color: "ink", width: 14 } };
/** On a light ground a pen writes in ink. */
const INK_NOTE: TextStyle = { ...NOTE, color: "ink", stroke: { color: "#ffffff", width: 12 } };
/** On a wall or on gravel letters by pen are lost: they are on a slip of paper. */
const { stroke: _, ...pen } = NOTE;
const SLIP: TextStyle = { ...pen, color: "ink", textBox: lineBox("paper", 4) };
const HOOK = { size: 156, minSize: 84, maxLines: 4, box: { x: 75, y: 300, w: 825, h: 560 }, valign: "top" } as const;
const HOOK_BESIDE = { size: 156, minSize: 84, maxLines: 4, valign: "top" } as const;

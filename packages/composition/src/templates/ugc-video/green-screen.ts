import { brandPalette } from "../../brand/brand-palette.ts";
import type { Color } from "../../scene/color.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { shot } from "../../shots/shot.ts";
import { focusOf, ringAround } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, RecordedBeat, Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { bright } from "../videos/bright.ts";
import { CAPTION_BOX, captionClips } from "../videos/caption-clips.ts";
import { titleBox, titleWords } from "../videos/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { oneTake } from "./one-take.ts";

export const greenScreen: TemplateBuilder = {
  pace: paceOf,
  build: (storyboard) => [greenScreenScene(storyboard)],
};

/** The speaker's box: lower right, clear of the apps' buttons (docs/content.md#ugc-video: x 420-910, y 900-1500). */
const SPEAKER = { x: 420, y: 930, w: 490, h: 570 };
/** The subject is shown higher, so that the speaker does not hide it. */
const BEHIND = { ...PAGE, h: 1180 };

/** The speaker is audible all the time. */
function paceOf(storyboard: Storyboard): Pace {
  return { take: oneTake(storyboard) };
}

function greenScreenScene(storyboard: Storyboard) {
  const speaker = oneTake(storyboard);
  const all = timedBeats(storyboard, { take: speaker });
  const durationMs = all.at(-1)?.endMs ?? 0;
  const beats = speaker ? withoutSpeaker(all, speaker) : all;
  const accent = bright(brandPalette(storyboard.brand));
  const place = speaker ? BEHIND : PAGE;
  const behind = beatShots(beats, storyboard, { box: place });
  const circled = beats.flatMap((beat) => circledIn(beat, place));
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["ground", speaker ? [ground(durationMs)] : []],
      ["behind", behind.map((clip) => closeUp(clip, circled))],
      ["circles", circled.map((it) => circle(it, accent))],
      ["speaker", speaker ? corner(speaker, durationMs, storyboard.voice !== null) : []],
      [
        "captions",
        captionClips(beats, storyboard, { style: "active-box", box: speaker ? ABOVE_SPEAKER : CAPTION_BOX }),
      ],
      ["words", beats.flatMap(words)],
      [
        "sound",
        audioClips(storyboard, {
          durationMs,
          effects: circled.map(({ beat }) => ({ effect: "pop", atMs: beat.startMs })),
        }),
      ],
    ],
  });
}

const ABOVE_SPEAKER = { x: 65, y: 790, w: 845, h: 130 };

function ground(endMs: number): Clip {
  return { kind: "rect", id: "ground", startMs: 0, endMs, box: PAGE, color: "accent", radius: 0, opacity: 1 };
}

/** The speaker is in the corner; the other pictures alternate behind. */
function withoutSpeaker(beats: readonly TimedBeat[], speaker: BeatMedia): TimedBeat[] {
  const others = beats.flatMap(({ media }) => (media && media.src !== speaker.src ? [media] : []));
  return beats.map((beat, i) => {
    const own = beat.media && beat.media.src !== speaker.src ? beat.media : null;
    return { ...beat, media: own ?? others[i % Math.max(1, others.length)] ?? null };
  });
}

function corner(speaker: RecordedBeat, durationMs: number, isSpokenOver: boolean): Clip[] {
  const place = { id: "speaker", startMs: 0, endMs: durationMs, box: SPEAKER, index: 0, isSpokenOver };
  const { punches: _, ...clip } = shot(speaker, place);
  const near = { scale: 1.3, focus: FACE };
  const dress = {
    fit: "cover",
    focus: FACE,
    // A presenter sits farther away than a person who holds the phone.
    ...(speaker.isSpeech && { kenBurns: { from: near, to: near } }),
    radius: 44,
    border: { color: "#ffffff", width: 8 },
  } as const;
  return [{ ...clip, ...dress, shadow: { dx: 0, dy: 16, blur: 40, color: "ink", opacity: 0.35 } }];
}

/** Where the face is in a recording of a speaker. */
const FACE = { x: 0.5, y: 0.35 };

/** A beat whose picture has a subject to circle, its camera, and the position of the subject on the page. */
type Circled = { beat: TimedBeat; view: { scale: number; focus: Focus }; around: Box };

function circledIn(beat: TimedBeat, place: Box): Circled[] {
  const { isFirst, isPlain, role, media } = beat;
  if (isFirst || isPlain || role === "ask" || !media) return [];
  const focus = focusOf(media, { x: 0.5, y: 0.5 });
  const subject = subjectOnPage(media, place, focus, { scale: STANDS * PUNCH });
  if (!subject) return [];
  const bounds = { x: 65, y: place.y + 285, w: 845, h: place.h - 335 };
  return [{ beat, view: { scale: STANDS, focus }, around: ringAround(subject, bounds) }];
}

const STANDS = 1.02;
const PUNCH = 1.12;

/**
 * The subject is shown closer: *punch-in* 1.12, shortly after the cut; the camera does not move, because the circle
 * does not.
 */
function closeUp(clip: Clip, circled: readonly Circled[]): Clip {
  const it = circled.find(({ beat }) => beat.startMs === clip.startMs);
  if (!it || !("punches" in clip)) return clip;
  const punches = [{ startMs: it.beat.startMs + CIRCLE_AFTER_MS, endMs: clip.endMs, scale: PUNCH }];
  return { ...clip, kenBurns: { from: it.view, to: it.view }, punches };
}

const CIRCLE_AFTER_MS = 400;

function circle({ beat: { index, startMs, endMs }, around }: Circled, color: Color): Clip {
  const times = { startMs: Math.min(endMs, startMs + CIRCLE_AFTER_MS), endMs };
  return {
    kind: "hand-ring",
    id: `circle-${index}`,
    ...times,
    box: around,
    width: 14,
    color,
    seed: index + 3,
    drawOnMs: 240,
  };
}

function words(beat: TimedBeat): Clip[] {
  const style = beat.isFirst ? TEXT_STYLES.boxed : beat.role === "ask" ? ASK : TEXT_STYLES.label;
  return titleWords(beat, style, titleBox(beat.text, 285, 770));
}

const ASK: TextStyle = { ...TEXT_STYLES.ask, size: 88, valign: "top", maxLines: 2 };

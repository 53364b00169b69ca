import { brandPalette } from "../../brand/brand-palette.ts";
import { adjustLightness } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Clip, Track } from "../../scene/scene.ts";
import { besideWords } from "../../shots/beside-words.ts";
import { framing } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import { keyboard } from "../drawings/keyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { playedOn } from "../videos/seen-media.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { textClips, wordsOfBeat } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { timedBeats } from "../videos/words/timed-beats.ts";
import { BUBBLE, type Bubble, bubblePlaces, CHAT, RIGHT } from "./bubble-places.ts";
import { reaction } from "./bubble-reaction.ts";
import { chatFrame } from "./chat-frame.ts";
import { chatScroll, DOTS_MS, leavesMs, type ScrollStep, scrollSteps } from "./chat-scroll.ts";
import { BACK_MS } from "./loop-back.ts";
import { typingDots } from "./typing-dots.ts";

/** A phone's keyboard under the chat, where the apps put their own words. */
const KEYS = { ...PAGE, y: 1670, h: PAGE.h - 1670 };

export const chatPlay: TemplateBuilder = {
  pace: chatPace,
  build: (storyboard) => [chatScene(storyboard)],
};

/** A beat is cut on a frame, and may lose one by it. */
const FRAME_MS = 34;

function chatScene(storyboard: Storyboard) {
  const beats = playedOn(timedBeats(asWritten(storyboard), chatPace(storyboard)));
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const bubbles = bubblePlaces(beats);
  const palette = brandPalette(storyboard.brand);
  const tone = toneOf(palette);
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["ground", ground(durationMs)],
      chat(bubbles, { tone, durationMs, isSpokenOver: storyboard.voice !== null }),
      [
        "frame",
        [...chatFrame(tone, durationMs), ...keyboard(KEYS, { tone, ink: "on", language: null, endMs: durationMs })],
      ],
      [
        "sound",
        audioClips(storyboard, {
          durationMs,
          loops: true,
          effects: beats.slice(1).map(({ startMs }) => ({ effect: "pop", atMs: startMs })),
        }),
      ],
    ],
  });
}

/** In a chat everything that is spoken is written. */
function asWritten(storyboard: Storyboard): Storyboard {
  return { ...storyboard, beats: storyboard.beats.map((beat) => ({ ...beat, title: wordsOf(beat) })) };
}

/** What is said in a chat stands in a bubble, not in quotation marks. */
const wordsOf = ({ title, line, body }: StoryboardBeat) =>
  (title || line || body).trim().replace(/^[„“"«]\s*([^„“”"«»]*?)\s*[“”"»]$/u, "$1");

function chatPace({ beats }: Storyboard): Pace {
  return { usualMs: (beat, i) => pause({ ...beat, title: wordsOf(beat) }, i, beats.length) };
}

/** A message is read on while the next one is typed. Our own choice. */
const LONGEST_MS = 1900;

/** The first message stays in sight: it is read on while the answer is typed. */
const STAYS = 0.44;

/**
 * How long a message stays before the next: 500 ms of dots after what is left of its reading time, because all stay in sight; the last gets its full
 * reading time, and the first most of it.
 */
function pause(beat: StoryboardBeat, index: number, count: number): number {
  if (index === count - 1) return Math.max(1600, readingMs(beat) + FRAME_MS) + BACK_MS;
  return index === 0
    ? Math.max(1400, readingMs(beat) * STAYS)
    : DOTS_MS + Math.min(LONGEST_MS, Math.max(500, readingMs(beat) - DOTS_MS - 400));
}

/** The second ground tone of a chat: the page's color, a step toward its words. */
function toneOf({ bg, on, ink }: Palette): Color {
  return adjustLightness(bg, on === ink || bg > "#888888" ? -0.09 : 0.16);
}

function ground(endMs: number): Clip[] {
  return [{ kind: "rect", id: "ground", startMs: 0, endMs, box: PAGE, color: "bg", radius: 0, opacity: 1 }];
}

/** All messages; the whole chat moves up when the next one would not fit. At its end it is as it was at the beginning. */
function chat(bubbles: readonly Bubble[], drawn: Omit<Chat, "steps">): Track {
  const { tone, durationMs } = drawn;
  const againMs = Math.max(0, durationMs - BACK_MS);
  const steps = scrollSteps(bubbles);
  const clips = bubbles.flatMap((bubble, i) => {
    const own = [
      ...typing(bubble, bubbles[i - 1], tone),
      ...message(bubble, { ...drawn, steps }),
      ...(bubble.beat.isLast ? reaction(bubble, { tone, durationMs }) : []),
    ];
    return i === 0 ? [...own, ...again(own, againMs, durationMs)] : own.flatMap((it) => endingAt(it, againMs));
  });
  return { id: "chat", clips, keyframes: { y: chatScroll(steps, durationMs) }, window: CHAT };
}

const endingAt = (clip: Clip, endMs: number): Clip[] =>
  clip.startMs >= endMs ? [] : [{ ...clip, endMs: Math.min(clip.endMs, endMs) }];

/** The first message, where it has left the page; it need not be read then. */
function again(clips: readonly Clip[], startMs: number, endMs: number): Clip[] {
  return clips.flatMap((clip): Clip[] => {
    if (clip.endMs >= startMs || (clip.kind !== "text" && clip.kind !== "image")) return [];
    const shown = { id: `${clip.id}-again`, startMs, endMs };
    return clip.kind === "text" ? [{ ...clip, ...shown, motion: "cut", ornament: true }] : [{ ...clip, ...shown }];
  });
}

const WORDS: TextStyle = {
  ...TEXT_STYLES.boxed,
  face: "body",
  weight: 500,
  size: BUBBLE.size,
  // One size for all messages.
  minSize: BUBBLE.size,
  lineHeight: BUBBLE.lineHeight,
  tracking: 0,
  maxLines: 6,
  motion: "pop",
  mark: "underline",
};

type Chat = { steps: readonly ScrollStep[]; tone: Color; durationMs: number; isSpokenOver: boolean };

function message({ beat, isOurs, box, picture }: Bubble, { steps, tone, durationMs, isSpokenOver }: Chat): Clip[] {
  const whole = picture ? { ...box, h: picture.y + picture.h - box.y } : box;
  const endMs = Math.min(durationMs, leavesMs(steps, whole) ?? durationMs);
  const color = isOurs ? "accent" : tone;
  const { padX, padY } = BUBBLE;
  const text = textClips({ ...wordsOfBeat(beat), endMs }, WORDS, {
    box,
    align: isOurs ? "right" : "left",
    color: isOurs ? "onAccent" : "on",
    textBox: { shape: "panel", color, padX, padY, radius: 44 },
  });
  if (!picture || !beat.media) return text;
  const when = {
    id: `picture-${beat.index}`,
    startMs: beat.startMs,
    endMs,
    heardUntilMs: isSpokenOver ? 0 : beat.endMs,
  };
  return [...text, ...shown(beat.media, picture, when)];
}

type When = { id: string; startMs: number; endMs: number; heardUntilMs: number };

/** A shorter rest begins again at once, in ms. */
const LEAST_REST_MS = 700;

/** A recording is heard while its message is the latest, and plays on in silence. */
function shown(
  media: NonNullable<StoryboardBeat["media"]>,
  box: Bubble["box"],
  { heardUntilMs, ...when }: When,
): Clip[] {
  const common = {
    ...when,
    src: media.src,
    box,
    fit: "cover" as const,
    focus: focusOf(media, { x: 0.5, y: 0.5 }),
    missing: "ink" as const,
    radius: 44,
  };
  if (media.kind === "image") return [{ kind: "image", ...common, ...inBubble(media, box) }];
  const { trimMs, durationMs, hasSound } = media;
  const played = { ...common, kind: "video", trimMs, speed: 1, atEnd: "loop", sound: null } as const;
  const heardMs = Math.min(heardUntilMs, when.endMs) - when.startMs;
  if (!hasSound || heardMs <= 0) return [played];
  const heard = { ...played, endMs: when.startMs + heardMs, sound: { gainDb: 0 } };
  if (heard.endMs >= when.endMs) return [heard];
  const restMs = durationMs - (heardMs % Math.max(1, durationMs));
  const onMs = restMs < LEAST_REST_MS ? trimMs : trimMs + durationMs - restMs;
  return [heard, { ...played, id: `${when.id}~on`, startMs: heard.endMs, trimMs: onMs }];
}

/** All of a product on a plain ground, as large as its bubble. */
const inBubble = (media: BeatMedia, box: Bubble["box"]) =>
  media.ground && media.subject
    ? besideWords(media, box, { ...box, x: 20, y: 20, w: box.w - 40, h: box.h - 20 })
    : framing(media, box);

function typing({ beat, isOurs, box }: Bubble, before: Bubble | undefined, tone: Color): Clip[] {
  if (!before) return [];
  // Typing dots appear while the first message is read: the video moves early.
  const startMs = before.beat.isFirst ? Math.max(0, beat.startMs - FIRST_DOTS_MS) : beat.startMs - DOTS_MS;
  return typingDots(
    { id: `typing-${beat.index}`, startMs, endMs: beat.startMs, x: isOurs ? RIGHT - 170 : box.x, y: box.y },
    isOurs ? ["accent", "onAccent"] : [tone, "on"],
  );
}

const FIRST_DOTS_MS = 1000;

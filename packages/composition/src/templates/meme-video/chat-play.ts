import { brandPalette } from "../../brand/brand-palette.ts";
import { adjustLightness } from "../../brand/contrast.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Clip, Track } from "../../scene/scene.ts";
import { framing } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import { bean } from "../drawings/bean.ts";
import { keyboard } from "../drawings/keyboard.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { dot, flat } from "../drawings/pen.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { playedOn } from "../videos/seen-media.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { textClips, wordsOfBeat } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { timedBeats } from "../videos/words/timed-beats.ts";
import { BUBBLE, type Bubble, bubblePlaces, CHAT, RIGHT } from "./bubble-places.ts";
import { reaction } from "./bubble-reaction.ts";
import { chatScroll, DOTS_MS, SCROLL_MS } from "./chat-scroll.ts";
import { BACK_MS } from "./loop-back.ts";
import { typingDots } from "./typing-dots.ts";

/** A phone's keyboard under the chat, where the apps put their own words. */
const KEYS = { ...PAGE, y: 1424, h: PAGE.h - 1424 };

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
        [...frame(tone, durationMs), ...keyboard(KEYS, { tone, ink: "on", language: null, endMs: durationMs })],
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

const wordsOf = ({ title, line, body }: StoryboardBeat) => title || line || body;

function chatPace({ beats }: Storyboard): Pace {
  return { usualMs: (beat, i) => pause({ ...beat, title: wordsOf(beat) }, i, beats.length) };
}

/** The first message stays in sight: it is read on while the answer is typed. */
const STAYS = 0.75;

/**
 * How long a message stays before the next: 500 ms of dots after 600-1000 ms; the last gets its full reading time, and the
 * first most of it.
 */
function pause(beat: StoryboardBeat, index: number, count: number): number {
  if (index === count - 1) return Math.max(1600, readingMs(beat) + FRAME_MS);
  return index === 0
    ? Math.max(1600, readingMs(beat) * STAYS)
    : DOTS_MS + Math.min(1000, Math.max(600, readingMs(beat) - DOTS_MS));
}

/** The second ground tone of a chat: the page's color, a step toward its words. */
function toneOf({ bg, on, ink }: Palette): Color {
  return adjustLightness(bg, on === ink || bg > "#888888" ? -0.09 : 0.16);
}

function ground(endMs: number): Clip[] {
  return [{ kind: "rect", id: "ground", startMs: 0, endMs, box: PAGE, color: "bg", radius: 0, opacity: 1 }];
}

/** All messages; the whole chat moves up when the next one would not fit. */
function chat(bubbles: readonly Bubble[], drawn: Omit<Chat, "all">): Track {
  const { tone, durationMs } = drawn;
  const clips = bubbles.flatMap((bubble, i) => [
    ...typing(bubble, bubbles[i - 1], tone),
    ...message(bubble, { ...drawn, all: bubbles }),
    ...(bubble.beat.isLast ? reaction(bubble, { tone, durationMs }) : []),
  ]);
  const again = againAtTheEnd(clips, durationMs);
  return { id: "chat", clips: [...clips, ...again], keyframes: { y: chatScroll(bubbles, durationMs) }, window: CHAT };
}

/** Messages that have left the page are there again when it scrolls back; they need not be read then. */
function againAtTheEnd(clips: readonly Clip[], durationMs: number): Clip[] {
  const startMs = durationMs - BACK_MS;
  return clips.flatMap((clip): Clip[] => {
    const isGone = (clip.kind === "text" || clip.kind === "image") && clip.endMs < startMs;
    if (!isGone) return [];
    const again = { id: `${clip.id}-again`, startMs, endMs: durationMs };
    return clip.kind === "text" ? [{ ...clip, ...again, motion: "cut", ornament: true }] : [{ ...clip, ...again }];
  });
}

const WORDS: TextStyle = {
  ...TEXT_STYLES.boxed,
  face: "body",
  weight: 500,
  size: BUBBLE.size,
  minSize: 44,
  lineHeight: BUBBLE.lineHeight,
  tracking: 0,
  maxLines: 6,
  motion: "pop",
  mark: "underline",
};

type Chat = { all: readonly Bubble[]; tone: Color; durationMs: number; isSpokenOver: boolean };

function message({ beat, isOurs, box, picture }: Bubble, { all, tone, durationMs, isSpokenOver }: Chat): Clip[] {
  const gone = all.find(({ scrollPx }) => box.y + box.h + (picture?.h ?? 0) - scrollPx < CHAT.y);
  const endMs = gone ? Math.min(durationMs, gone.beat.startMs + SCROLL_MS) : durationMs;
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
  if (media.kind === "image") return [{ kind: "image", ...common, ...framing(media, box) }];
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

/** Who the other one is, above, and a field below, in no app's own design. */
function frame(tone: Color, endMs: number): Clip[] {
  const times = { startMs: 0, endMs, radius: 0, opacity: 1 };
  return [
    ...memeClips(friend(tone), { id: "friend", startMs: 0, endMs, box: { x: 436, y: 254, w: 104, h: 104 } }),
    { kind: "rect", id: "rule", ...times, box: { x: 0, y: 366, w: 1080, h: 4 }, color: tone },
    { kind: "rect", id: "field", ...times, box: { x: 70, y: 1270, w: 840, h: 110 }, color: tone, radius: 55 },
    cursor(endMs),
  ];
}

/** Bean, as small and round as a contact is shown. */
const friend = (tone: Color): MemeArt => ({
  view: { w: 200, h: 200 },
  layers: [
    { paths: [flat(dot(100, 100, 100), tone), ...bean({ x: 100, y: 204, size: 0.4, face: "pleased", legs: "none" })] },
  ],
});

const BLINK_MS = 530;

function cursor(endMs: number): Clip {
  const blinks = Math.min(200, Math.ceil(endMs / BLINK_MS) + 1);
  const opacity = Array.from({ length: blinks }, (_, i) => ({
    atMs: i * BLINK_MS,
    value: (i + 1) % 2,
    curve: "hold" as const,
  }));
  const box = { x: 118, y: 1296, w: 6, h: 58 };
  return {
    kind: "rect",
    id: "cursor",
    startMs: 0,
    endMs,
    box,
    color: "accent",
    radius: 3,
    opacity: 1,
    keyframes: { opacity },
  };
}

import type { Clip } from "../../scene/scene.ts";
import { shot } from "../../shots/shot.ts";
import { focusOf, ringAround } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { captionClips } from "../videos/caption-clips.ts";
import { textClips, titleBox, wordsOfBeat } from "../videos/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/text-styles.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { jokeArt } from "./joke-art.ts";
import { type JokeTiming, jokePace, jokeTiming } from "./joke-timing.ts";

export const freezeAndName: TemplateBuilder = {
  pace: jokePace,
  build: (storyboard) => [freezeScene(storyboard)],
};

function freezeScene(storyboard: Storyboard) {
  const turned = jokeTiming(storyboard);
  const { durationMs, turnMs, beats } = turned;
  const media = beats.flatMap((beat) => beat.media ?? [])[0] ?? null;
  return videoScene(storyboard, {
    durationMs,
    isDrawn: media === null,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", media ? frozen(media, turned, storyboard) : drawn(storyboard.drawing, turned)],
      ["pen", [ring(turned, media)]],
      ["captions", captionClips(beats, storyboard, { style: "boxed-lines" })],
      ["words", words(turned)],
      [
        "sound",
        audioClips(storyboard, { durationMs, loops: true, effects: [{ effect: "record-stop", atMs: turnMs }] }),
      ],
    ],
  });
}

const GRAY = 0.2;
/** How close a picture is shown when it freezes. */
const CLOSE = 1.12;
const MIDDLE = { x: 0.5, y: 0.46 };

function frozen(media: BeatMedia, { turnMs, durationMs }: JokeTiming, { voice }: Storyboard): Clip[] {
  const place = { box: PAGE, index: 0, isSpokenOver: voice !== null };
  const running = { ...shot(media, { ...place, id: "running", startMs: 0, endMs: turnMs }), punches: [] };
  const still = { ...shot(media, { ...place, id: "still", startMs: turnMs, endMs: durationMs }), punches: [] };
  const view = { scale: CLOSE, focus: focusOf(media, MIDDLE) };
  const dress = { saturation: GRAY, kenBurns: { from: view, to: view } };
  if (media.kind === "image" || still.kind === "image") return [running, { ...still, ...dress }];
  const trimMs = media.trimMs + (turnMs % Math.max(1, media.durationMs));
  return [running, { ...still, ...dress, trimMs, freezeAtMs: turnMs, sound: null }];
}

/** Without a clip of the user, one of our drawings freezes. */
function drawn(name: string | undefined, { turnMs, durationMs }: JokeTiming): Clip[] {
  const art = jokeArt(name);
  const box = { x: 0, y: 560, w: 1080, h: 1080 };
  const boil = { amount: 3, seed: 7 };
  const still = { x: -65, y: 495, w: 1210, h: 1210 };
  return [
    { kind: "rect", id: "ground", startMs: 0, endMs: durationMs, box: PAGE, color: "bg", radius: 0, opacity: 1 },
    ...memeClips(art.setup, { id: "running", startMs: 0, endMs: turnMs, box, boil }),
    ...memeClips(art.turn, { id: "still", startMs: turnMs, endMs: durationMs, box: still }),
  ];
}

/** The assumed position of an unknown subject; the ring stays between the name above and the apps' own words below. */
const RING = { x: 180, y: 720, w: 680, h: 760 };

/** A ring around the subject when the picture freezes. */
function ring({ turnMs, durationMs }: JokeTiming, media: BeatMedia | null): Clip {
  const subject = media && subjectOnPage(media, PAGE, focusOf(media, MIDDLE), { scale: CLOSE });
  const box = subject ? ringAround(subject, { ...RING, x: 65, w: 845 }) : RING;
  const drawnOn = { startMs: turnMs, endMs: durationMs, color: "accent", width: 16, drawOnMs: 240 } as const;
  return { kind: "hand-ring", id: "ring", ...drawnOn, box, seed: 4 };
}

const NAME: TextStyle = {
  ...TEXT_STYLES.ask,
  face: "block",
  weight: 400,
  size: 130,
  minSize: 72,
  lineHeight: 1.2,
  maxLines: 3,
  valign: "bottom",
};

/** Beside the subject, never over it: above the middle. */
function words({ beats, turnMs, durationMs }: JokeTiming): Clip[] {
  return beats.flatMap((beat) => {
    const isName = beat.isLast && !beat.isFirst;
    const times = { endMs: beat.isFirst && beat.isLast ? durationMs : beat.endMs, ...(isName && { startMs: turnMs }) };
    const place = isName ? { box: { x: 65, y: 285, w: 845, h: 340 } } : titleBox(beat.text, 300);
    return textClips({ ...wordsOfBeat(beat), ...times }, isName ? NAME : TEXT_STYLES.boxed, place);
  });
}

import { brandPalette } from "../../brand/brand-palette.ts";
import type { Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { shot } from "../../shots/shot.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { inOtherViews } from "../videos/in-other-views.ts";
import { askOn, boxedOn, isLightUnder } from "../videos/light-under.ts";
import { type MaterialShot, materialShotClips, materialShots } from "../videos/material-shots.ts";
import { meltedShot } from "../videos/melted-shot.ts";
import { type Panel, panelsAmong } from "../videos/panels.ts";
import { plainGround } from "../videos/plain-ground.ts";
import { type Seen, seenMedia } from "../videos/seen-media.ts";
import { inRoom } from "../videos/under-words.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { bySteps } from "../videos/words/by-steps.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { cutOnThoughts, pagesAtCuts } from "../videos/words/cut-on-thoughts.ts";
import { smallWords, titleWords } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";

export const photoStory: TemplateBuilder = {
  build: (storyboard) => [photoStoryScene(storyboard)],
};

/** How long the last still stays after the voice (docs/content.md#video-story). */
const SILENCE_MS = 700;

function photoStoryScene(storyboard: Storyboard) {
  const spoken = timedBeats(storyboard);
  const spokenMs = spoken.at(-1)?.endMs ?? 0;
  const durationMs = spokenMs + SILENCE_MS;
  const beats = spoken.map((beat) => (beat.isLast ? { ...beat, endMs: durationMs, textEndMs: durationMs } : beat));
  const shots = inOtherViews(bySteps(beats));
  const seen = seenMedia(shots);
  const places = wordsPlaces(beats);
  const panels = panelsAmong(
    seen.map((it, at) => (shots[at] && isPrint(shots[at], places) ? null : it)),
    places.room,
  );
  const materials = places.ofMaterials ? materialShots(shots, seen) : [];
  const picturesOf = (beat: TimedBeat, at: number) =>
    pictures(
      beat,
      { seen: seen[at] ?? null, panel: panels[at] ?? null, material: materials[at] ?? null },
      storyboard,
      places,
    );
  // Nothing is said in the silence: a recording that is heard stands still.
  const stillAtTheEnd = (clip: Clip): Clip =>
    clip.kind === "video" && clip.sound && clip.endMs > spokenMs ? { ...clip, freezeAtMs: spokenMs } : clip;
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "quote", body: "native" },
    tracks: [
      ["pictures", shots.flatMap(picturesOf).map(stillAtTheEnd)],
      [
        "captions",
        captionClips(pagesAtCuts(beats, cutOnThoughts(beats, LOOK_MS)), storyboard, {
          style: "typewriter",
          box: places.captions,
          areLarge: true,
          onMaterial: places.onMaterial,
        }),
      ],
      ["words", beats.flatMap((beat) => words(beat, places, brandPalette(storyboard.brand)))],
      ["sound", audioClips(storyboard, { durationMs, room: true })],
    ],
  });
}

function pictures(
  beat: TimedBeat,
  { seen, panel: framed, material }: { seen: Seen | null; panel: Panel | null; material: MaterialShot | null },
  { brand, voice }: Storyboard,
  places: WordsPlaces,
): Clip[] {
  const palette = brandPalette(brand);
  if (!seen) return plainGround(beat, palette);
  const isSpokenOver = voice !== null;
  const { index, startMs, endMs, part = 0 } = beat;
  const place = { id: part > 0 ? `shot-${index}-0-${part}` : `shot-${index}-0`, startMs, endMs, index, isSpokenOver };
  if (material && places.room) {
    const clips = materialShotClips(seen.media, material, { ...place, room: places.room, palette });
    return clips.map((clip) => (clip.kind === "image" ? { ...clip, punches: [], grain: GRAIN } : clip));
  }
  if (framed) {
    return cutOnThoughts([{ ...beat, media: seen.media }], LOOK_MS).flatMap((part, look) => {
      const times = { id: `shot-${index}-${look}`, startMs: part.startMs, endMs: part.endMs, index: index + look };
      const closer = framed.closer * (1 + (beat.isLast ? 0 : (look % 2) * NEARER));
      const melted = meltedShot(seen.media, { ...place, ...times, closer }, places.room, framed.closer);
      return melted ? [{ ...melted, punches: [], grain: GRAIN }] : [];
    });
  }
  return isPrint(beat, places) ? print(beat, seen, isSpokenOver) : fullSize(beat, seen, isSpokenOver, places.room);
}

/** Every second picture is on paper, with room for its words beneath it; not where words are beside the pictures. */
function isPrint({ index, text, words, isLast }: TimedBeat, { room }: WordsPlaces): boolean {
  return !room && index % 2 === 1 && !isLast && (text === "" || words.length === 0);
}

/** More would cost two thirds of the file: a photo moves against it (measured: 0.45 MB in 2 s without, 0.6 with this, 1.6 with 0.03). */
const GRAIN = 0.01;
/**
 * Stills change at least this often, where a sentence begins: a longer beat shows its picture twice, the second time closer
 * (docs/content.md#video-story: 2.4-3 s).
 */
const LOOK_MS = 3000;
/** How much closer the second time is. */
const NEARER = 0.2;

function fullSize(beat: TimedBeat, { media, isBorrowed }: Seen, isSpokenOver: boolean, room: Box | undefined): Clip[] {
  const parts = cutOnThoughts([{ ...beat, media }], LOOK_MS);
  const lower = room && !isBorrowed ? inRoom(media, room) : null;
  const from = lower?.closer ?? (isBorrowed ? 1.4 : 1);
  // At the end the product is whole.
  const closerAt = (look: number) => from * (1 + (beat.isLast ? 0 : (look % 2) * NEARER));
  return parts.map(({ index, startMs, endMs }, look) => ({
    ...shot(media, {
      ...{
        id: beat.part ? `shot-${index}-${look}-${beat.part}` : `shot-${index}-${look}`,
        box: PAGE,
        room,
        index: index + look,
        isSpokenOver: isSpokenOver || isBorrowed,
      },
      startMs,
      endMs,
      closer: closerAt(look),
      focus: lower ? focusHoldingTop(media, PAGE, { from, closer: closerAt(look) }) : undefined,
      fit: from > 1 && lower ? { fit: "cover" } : undefined,
    }),
    punches: [],
    grain: GRAIN,
  }));
}

const PRINT = { x: 120, y: 200, w: 840, h: 1160 };

function print(beat: TimedBeat, { media, isBorrowed }: Seen, isSpokenOver: boolean): Clip[] {
  const { index, startMs, endMs, part = 0 } = beat;
  const place = {
    id: part > 0 ? `shot-${index}-${part}` : `shot-${index}`,
    startMs,
    endMs,
    index,
    isSpokenOver: isSpokenOver || isBorrowed,
  };
  const turn = [
    { atMs: 0, value: 1, curve: "ease-out" as const },
    { atMs: endMs - startMs, value: 1.035, curve: "linear" as const },
  ];
  return [
    { kind: "rect", id: `paper-${index}`, startMs, endMs, box: PAGE, color: "paper", radius: 0, opacity: 1 },
    {
      ...shot(media, { ...place, box: PRINT, closer: isBorrowed ? 1.4 : 1 }),
      punches: [],
      grain: GRAIN,
      border: { color: "#ffffff", width: 22 },
      rotate: index % 4 === 1 ? -1.6 : 1.4,
      shadow: { dx: 0, dy: 18, blur: 44, color: "ink", opacity: 0.3 },
      keyframes: { scale: turn },
    },
  ];
}

function words(beat: TimedBeat, places: WordsPlaces, palette: Palette): Clip[] {
  const { isFirst, role } = beat;
  const isLight = isLightBeat(beat, places);
  const style =
    role === "ask" ? askOn(isLight, ASK, palette) : boxedOn<TextStyle>(isLight, isFirst ? HOOK : TEXT_STYLES.slip);
  if (isPrint(beat, places) && !beat.isPlain) return titleWords(beat, STUCK, { box: ON_PRINT });
  const title = titleWords(beat, style, places.title(beat));
  return [...title, ...smallWords(beat, title[0], SMALL, places.smallBottom(beat))];
}

const isLightBeat = ({ media }: TimedBeat, { room }: WordsPlaces): boolean =>
  media !== null && isLightUnder(media, room);

/** Stuck on the lower part of the print. */
const ON_PRINT = { x: 80, y: 930, w: 815, h: 290 };
const { slip, small } = TEXT_STYLES;
const STUCK: TextStyle = {
  ...slip,
  size: 104,
  maxLines: 3,
  textBox: lineBox("#ffffff", 4),
  shadow: { dx: 0, dy: 8, blur: 26, color: "ink", opacity: 0.24 },
};
const HOOK: TextStyle = { ...slip, size: 116 };
const ASK: TextStyle = { ...HOOK, color: "onAccent", textBox: lineBox("accent", 4), mark: "underline" };
const SMALL: TextStyle = { ...small, textBox: lineBox("paper", 4) };

import { brandPalette } from "../../brand/brand-palette.ts";
import type { Palette } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { inOtherViews } from "../videos/in-other-views.ts";
import { askOn, boxedOn, lightBeats } from "../videos/light-under.ts";
import { videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { cutOnThoughts, pagesAtCuts } from "../videos/words/cut-on-thoughts.ts";
import { partedAtCure } from "../videos/words/parted-at-cure.ts";
import { smallWords, textClips, titleWords } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";
import { FRAME_MS, HEARD_MS, inTime, LEAST_CARD_MS } from "./in-time.ts";
import { isLightScreen, quarterOf, typeGround, typeScreen } from "./type-screen.ts";

export const countdownList: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [countdownScene(storyboard)],
};

/** How long a number is shown before its clip is clear; in a short beat less. */
const CARD_MS = 700;
const CARD_SHARE = 0.3;
const PACE: Pace = {
  usualMs: (beat, i) => readingMs(beat) + (isListed(beat, i) ? CARD_MS : 0),
  saysWithoutPicture: true,
};

/** The card stays while its number is spoken ("Four: …"), but leaves its label the time to be read. */
function cardEndMs(beat: TimedBeat): number {
  const { startMs, endMs, words, text, isSaid } = beat;
  const said = words[numberWords(beat) - 1]?.endMs ?? 0;
  const wanted = Math.max(said, startMs + Math.min(CARD_MS, (endMs - startMs) * CARD_SHARE));
  const latest = endMs - (isSaid ? HEARD_MS : readingMs({ title: text, body: "", line: "" }));
  return text === "" ? wanted : Math.max(startMs + LEAST_CARD_MS, Math.min(wanted, latest));
}

/** How many words at the very beginning only say the number, which is on the card. */
function numberWords({ words, startMs }: TimedBeat): number {
  const end = words.slice(0, MOST_NUMBER_WORDS).findIndex(({ text }) => text.endsWith(":"));
  return (words[end]?.endMs ?? Number.POSITIVE_INFINITY) - startMs <= MOST_NUMBER_MS ? end + 1 : 0;
}

/** "Number four:" */
const MOST_NUMBER_WORDS = 2;
const MOST_NUMBER_MS = 1100;

/** A beat of the list, and its number: the last one is 1. */
type Item = TimedBeat & { number: number };

function countdownScene(storyboard: Storyboard) {
  const beats = partedAtCure(inTime(timedBeats(storyboard, PACE)));
  const parts = cutOnThoughts(beats);
  const shots = inOtherViews(parts, { onlyNamed: true });
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const listed = beats.filter(isPoint);
  const items = listed.map((beat, i): Item => ({ ...beat, number: listed.length - i }));
  const places = wordsPlaces(beats);
  const palette = brandPalette(storyboard.brand);
  const isLight = lightBeats(beats, places.room);
  const captioned = beats.map((beat) =>
    isPoint(beat) ? { ...beat, words: beat.words.slice(numberWords(beat)) } : beat,
  );
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      [
        "pictures",
        beatShots(shots, storyboard, {
          ...places,
          plain: (it) => [typeGround(it)],
          dress: () => ({ transition: PUNCH }),
        }),
      ],
      ["numbers", items.flatMap((item) => (item.isPlain ? [] : card(item, places)))],
      [
        "captions",
        captionClips(pagesAtCuts(captioned, parts), storyboard, {
          style: "active-box",
          // A number stands beside a label, or alone.
          box: (beat) => (isPoint(beat) && !beat.isPlain ? places.captionsUnder : places.captions(beat)),
          areLarge: true,
          isLight: (beat) => (beat.isPlain ? isLightScreen(beat) : isLight(beat)),
          onMaterial: places.onMaterial,
        }),
      ],
      [
        "words",
        beats.flatMap((beat) => {
          const item = beat.isCure ? undefined : items.find(({ index }) => index === beat.index);
          if (beat.isPlain)
            return typeScreen(beat, {
              quarter: quarterOf(storyboard),
              palette,
              number: `${item?.number ?? ""}`,
              top: UNDER_TICKS,
              isWide: true,
            });
          return item ? label(item, places, isLight(beat)) : words(beat, places, { isLight: isLight(beat), palette });
        }),
      ],
      ["ticks", ticks(items, isLight)],
      [
        "sound",
        audioClips(storyboard, {
          durationMs,
          effects: items.map(({ startMs }) => ({ effect: "slam", atMs: startMs })),
        }),
      ],
    ],
  });
}

const PUNCH = { kind: "punch", durationMs: 200 } as const;

/** What mends the last point is none. */
const isPoint = (beat: TimedBeat): boolean => isListed(beat, beat.index) && !beat.isCure;

function isListed({ role }: Pick<StoryboardBeat, "role">, index: number): boolean {
  return index > 0 && role !== "ask";
}

/** The number, as large as it goes where the words are, in the look and at the corner in which it then stays beside its label. */
function card(item: Item, { title }: WordsPlaces): Clip[] {
  const { index, number, startMs } = item;
  const times = { startMs, endMs: cardEndMs(item) };
  return textClips({ id: `number-${index}`, text: `${number}`, phrase: "", ...times }, NUMBER, {
    box: { ...underTicks(title(item)).box, h: NUMBER_H },
    ornament: true,
  });
}

const NUMBER: TextStyle = {
  ...TEXT_STYLES.ask,
  face: "block",
  weight: 400,
  size: 360,
  minSize: 200,
  lineHeight: 1,
  maxLines: 1,
  valign: "top",
  textBox: { ...lineBox("accent", 36), padX: 70, padY: 30 },
};
const NUMBER_H = 460;

type Under = { isLight: boolean; palette: Palette };

function words(beat: TimedBeat, { ask, title, smallBottom }: WordsPlaces, { isLight, palette }: Under): Clip[] {
  if (beat.role === "ask" && !beat.isFirst)
    return titleWords(beat, askOn(isLight, TEXT_STYLES.ask, palette), ask(beat));
  const large = titleWords(beat, boxedOn(isLight, TEXT_STYLES.boxed), title(beat));
  return [...large, ...smallWords(beat, large[0], TEXT_STYLES.small, smallBottom(beat))];
}

/** What a point is about, beside its number, which stays when the card is gone: the list goes on without the sound, too. */
function label(item: Item, { title, smallBottom, captionsUnder }: WordsPlaces, isLight: boolean): Clip[] {
  const style = boxedOn(isLight, LABEL);
  const { box: free, ...lines } = underTicks(title(item));
  // Captions of an item are always in one place, also before its label comes.
  const end = item.words.length > 0 ? captionsUnder.y - ABOVE_CAPTIONS : Number.POSITIVE_INFINITY;
  const box = { ...free, h: Math.min(free.h, end - free.y) };
  if (item.text === "") {
    const large = titleWords(item, style, { box, ...lines });
    return [...large, ...smallWords(item, large[0], TEXT_STYLES.small, smallBottom(item))];
  }
  // The label comes as the card goes: beside it alone, the number's column would be a hole.
  const placedMs = cardEndMs(item);
  const startMs = Math.max(item.textStartMs, placedMs);
  const beside = { ...box, x: box.x + BADGE_W, w: box.w - BADGE_W };
  // A label that goes before its beat ends has its time from when it came.
  const endMs = Math.min(item.endMs, Math.max(item.textEndMs, startMs + HEARD_MS + FRAME_MS));
  const large = titleWords({ ...item, textStartMs: startMs, textEndMs: endMs }, style, { box: beside, ...lines });
  const place = {
    id: `place-${item.index}`,
    text: `${item.number}`,
    phrase: "",
    startMs: placedMs,
    endMs,
  };
  return [
    ...textClips({ ...place, said: true }, BADGE, { box: { ...box, w: BADGE_W - 30 }, ...lines, maxLines: 1 }),
    ...large,
    ...smallWords({ ...item, startMs }, large[0], TEXT_STYLES.small, smallBottom(item)),
  ];
}

/** Between a label and captions, in px. */
const ABOVE_CAPTIONS = 15;

function underTicks({ box, ...lines }: ReturnType<WordsPlaces["title"]>) {
  const y = Math.max(box.y, TICKS.y + TICKS.h + 30);
  return { box: { ...box, y, h: box.h - (y - box.y) }, ...lines };
}

const LABEL: TextStyle = { ...TEXT_STYLES.label, size: 92, maxLines: 3, motion: "pop" };
/** The number's own column, with the space to its label. */
const BADGE_W = 180;
const BADGE: TextStyle = {
  ...TEXT_STYLES.ask,
  face: "block",
  weight: 400,
  size: 150,
  minSize: 80,
  lineHeight: 1,
  maxLines: 1,
  align: "center",
  valign: "top",
  textBox: { ...lineBox("accent"), padX: 30, padY: 10 },
};

const TICKS = { x: 65, y: 283, w: 845, h: 14 };
const UNDER_TICKS = TICKS.y + TICKS.h + 23;

/** One tick for each place, over the list's own time (docs/content.md#video-story: y 290); those to come as words without a box are. */
function ticks(items: readonly Item[], isLight: (beat: TimedBeat) => boolean): Clip[] {
  const [first, ...others] = items;
  const last = items.at(-1);
  if (!first || !last) return [];
  const times = { startMs: first.startMs, endMs: last.endMs };
  const cutsMs = others.map(({ startMs }) => startMs);
  const ground = items.some(isLight) ? "ink" : "paper";
  return [{ kind: "progress", id: "ticks", ...times, box: TICKS, color: "accent", ground, cutsMs }];
}

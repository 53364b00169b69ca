import { brandPalette } from "../../brand/brand-palette.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { inOtherViews } from "../videos/in-other-views.ts";
import { askOn, lightBeats, slamOn } from "../videos/light-under.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { cutOnThoughts, pagesAtCuts } from "../videos/words/cut-on-thoughts.ts";
import { type Beat, beatOf } from "../videos/words/on-the-beat.ts";
import { partedAtCure } from "../videos/words/parted-at-cure.ts";
import { smallWords, titleWords } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";
import { isLightScreen, quarterOf, typeGround, typeScreen } from "./type-screen.ts";

export const beatCuts: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [beatCutsScene(storyboard)],
};

const PACE: Pace = { cutsOnBeat: true, saysWithoutPicture: true };

/** A photo that would stand longer is cut: a bar of the music, or this. Our own choice, for a look that lives from its cuts. */
const LONGEST_MS = 2200;
/** A step closer on a beat within a shot; more would cut off what it shows. Our own choice. */
const PULSE = 1.05;
/** Each shot begins with a step closer that settles. */
const PUNCH = { kind: "punch", durationMs: 200 } as const;

function beatCutsScene(storyboard: Storyboard) {
  const beat = beatOf(storyboard);
  const beats = partedAtCure(timedBeats(storyboard, PACE));
  const parts = cutOnThoughts(beats, beat?.barMs ?? LONGEST_MS, beat);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const palette = brandPalette(storyboard.brand);
  const places = wordsPlaces(beats);
  const isLight = lightBeats(beats, places.room);
  const slams = beats.filter(({ isFirst, text }) => !isFirst && text !== "");
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "punch", body: "native" },
    tracks: [
      [
        "pictures",
        beatShots(inOtherViews(parts, { onlyNamed: true }), storyboard, {
          ...places,
          plain: (it) => [typeGround(it)],
          dress: (it) => pulsing(it, beat),
        }),
      ],
      ["scrims", places.room ? [] : beats.flatMap(scrim)],
      [
        "captions",
        captionClips(pagesAtCuts(beats, parts), storyboard, {
          style: "scale-pulse",
          box: places.captions,
          areLarge: true,
          isLight: (beat) => (beat.isPlain ? isLightScreen(beat) : isLight(beat)),
          onMaterial: places.onMaterial,
        }),
      ],
      [
        "words",
        beats.flatMap((beat) =>
          beat.isPlain
            ? typeScreen(beat, { quarter: quarterOf(storyboard), palette, number: "" })
            : words(beat, places, {
                ...slamOn(isLight(beat), palette),
                ask: askOn(isLight(beat), TEXT_STYLES.ask, palette),
              }),
        ),
      ],
      [
        "sound",
        audioClips(storyboard, {
          durationMs,
          effects: slams.map(({ startMs }) => ({ effect: "slam", atMs: startMs })),
        }),
      ],
    ],
  });
}

/** The picture comes closer with the cut, and once more on a beat within the shot. */
function pulsing(
  { startMs, endMs, media }: TimedBeat,
  beat: Beat | null,
): Partial<Pick<ImageClip, "punches" | "transition">> {
  const atMs = media?.kind === "image" ? (beat?.between(startMs, endMs) ?? null) : null;
  const transition = startMs > 0 ? { transition: PUNCH } : {};
  return atMs === null ? transition : { ...transition, punches: [{ startMs: atMs, endMs, scale: PULSE }] };
}

/** Dark enough lower down for captions on any picture. */
function scrim({ index, startMs, endMs, words, isPlain }: TimedBeat): Clip[] {
  if (isPlain || words.length === 0) return [];
  const box = { ...PAGE, y: 820, h: 1100 };
  return [{ kind: "scrim", id: `scrim-${index}`, startMs, endMs, box, color: "ink", from: 0, to: 0.5 }];
}

/** The hook is the largest text of all: three lines of it at full size. */
const HOOK_BOX: Box = { x: 65, y: 300, w: 845, h: 560 };

function words(
  beat: TimedBeat,
  places: WordsPlaces,
  { style, accent, ask }: { style: TextStyle; accent: Color; ask: TextStyle },
): Clip[] {
  if (beat.role === "ask" && !beat.isFirst) return titleWords(beat, ask, places.ask(beat));
  const place = beat.isFirst && !places.room ? { ...places.title(beat), box: HOOK_BOX } : places.title(beat);
  const title = titleWords(beat, style, { ...place, accent });
  return [...title, ...smallWords(beat, title[0], TEXT_STYLES.small, places.smallBottom(beat))];
}

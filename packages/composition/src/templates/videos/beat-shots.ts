import { brandPalette } from "../../brand/brand-palette.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Clip } from "../../scene/scene.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { shot } from "../../shots/shot.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { materialShotClips, materialShots } from "./material-shots.ts";
import { meltedShot } from "./melted-shot.ts";
import { panelsAmong } from "./panels.ts";
import { plainGround } from "./plain-ground.ts";
import { seenMedia } from "./seen-media.ts";
import { comingNearer, inRoom, underWords } from "./under-words.ts";
import { PAGE } from "./video-scene.ts";
import type { TimedBeat } from "./words/timed-beats.ts";

/** Another beat's picture is shown much closer. */
const BORROWED = 1.45;

/** What goes on as it was steps closer and back. Our own choice. */
const STEP = 1.2;

type Dress = Partial<Pick<ImageClip, "fit" | "focus" | "grain" | "overlay" | "punches" | "saturation" | "transition">>;
type Options = {
  box?: Box;
  /** Where pictures may lie if words are set beside them (`wordsPlaces`). */
  room?: Box | undefined;
  /** Where the title of a beat is: the subject of a picture that fills the page is kept clear of it. */
  title?: (beat: TimedBeat) => { box: Box };
  /** What lies in the middle of the box, if not the subject of the picture. */
  focus?: (beat: TimedBeat) => Focus | undefined;
  /** Whether the video is about materials (`wordsPlaces`), which each shot shows in another way. */
  ofMaterials?: boolean | undefined;
  /** Whether a look frames its pictures itself: then none is a panel. */
  framesItself?: true;
  /** What is behind the words of a beat without a picture; a plain ground if absent. */
  plain?: (beat: TimedBeat) => Clip[];
  /** Clips over a shot, by its beat. */
  dress?: (beat: TimedBeat) => Dress;
};

/**
 * One shot for each beat, muted under a voice, cut at its edges; a plain ground if there is nothing to show. No two in a
 * row are framed alike (`panelsAmong`).
 */
export function beatShots(beats: readonly TimedBeat[], storyboard: Storyboard, options: Options = {}): Clip[] {
  const { box = PAGE, room, title, focus, plain, dress, framesItself, ofMaterials } = options;
  const palette = brandPalette(storyboard.brand);

  const wordStartsMs = beats.flatMap(({ said }) => said.map(({ startMs }) => startMs));
  const seen = seenMedia(beats).map((it, at) => (beats[at]?.isPlain ? null : it));
  const panels = box === PAGE && !framesItself ? panelsAmong(seen, room) : [];
  const materials = ofMaterials ? materialShots(beats, seen) : [];
  const nearer = box === PAGE && !framesItself ? comingNearer(seen, room) : [];
  return beats.flatMap((beat, i): Clip[] => {
    const { index, startMs, endMs, part } = beat;
    const it = seen[i];
    if (!it) return plain?.(beat) ?? plainGround(beat, palette);
    const place = { id: part ? `shot-${index}-${part}` : `shot-${index}`, startMs, endMs, index: i, wordStartsMs };
    const isSpokenOver = storyboard.voice !== null;
    const material = materials[i];
    if (material && room) {
      const clips = materialShotClips(it.media, material, { ...place, isSpokenOver, room, palette });
      return clips.map((clip) => (clip.id === place.id ? ({ ...clip, ...dress?.(beat) } as Clip) : clip));
    }
    const framed = panels[i];
    if (framed) {
      const melted = meltedShot(it.media, { ...place, ...framed, isSpokenOver }, room);
      if (melted) return [{ ...melted, ...dress?.(beat) }];
    }
    const under = title && !room && box === PAGE ? underWords(it.media, { text: beat.text, ...title(beat) }) : null;
    const lower = nearer[i] ?? (room && box === PAGE && !it.isBorrowed ? inRoom(it.media, room) : null);
    // At the end of a film the product stays whole.
    const isStep = !it.isEnd && (part ?? 0) % 2 === 1 && isSameView(it.media, seen[i - 1]?.media);
    const closer = it.isBorrowed ? BORROWED : isStep ? STEP : ((lower ?? under)?.closer ?? 1);
    const clip: ImageClip | VideoClip = shot(it.media, {
      ...place,
      box,
      room,
      closer,
      focus: it.isBorrowed ? undefined : (focus?.(beat) ?? (lower ?? under)?.focus),
      fit: nearer[i] || (lower && lower.closer > 1) ? { fit: "cover" } : undefined,
      isSpokenOver: isSpokenOver || it.isBorrowed,
    });
    return [{ ...clip, ...dress?.(beat) }];
  });
}

const isSameView = (one: BeatMedia, other: BeatMedia | undefined): boolean =>
  one.kind === "image" &&
  other?.kind === "image" &&
  one.src === other.src &&
  one.crop?.y === other.crop?.y &&
  one.crop?.x === other.crop?.x;

import { Clip, type Scene, safeBoxOf } from "@vignette/composition";
import type { HandEdit } from "@vignette/domain/studio";
import { looked } from "./looked.ts";

type TextClip = Extract<Clip, { kind: "text" }>;
type Box = TextClip["box"];

/** Room for letters of which only the width is set: they never shrink because of the height. */
const TALL = 4;
/** A size that is set by hand is kept unless a word alone is wider than the box. */
const LEAST_PX = 24;

/**
 * The scene with one clip as a hand changed it. Texts that were docked to it stay where they were: they are docked to
 * an invisible copy. An edit that makes no valid clip is left out.
 */
export function handed(scene: Scene, id: string, edit: HandEdit): Scene {
  const tracks = scene.tracks.map((track) => ({ ...track, clips: track.clips.flatMap((clip) => changed(clip)) }));
  return edit.front && !edit.hidden ? inFront({ ...scene, tracks }, id) : { ...scene, tracks };

  function changed(clip: Clip): Clip[] {
    if (clip.kind === "text" && clip.dock?.clip === id && isPlaced(edit)) {
      return [{ ...clip, dock: { ...clip.dock, clip: homeOf(id) } }];
    }
    if (clip.id !== id) return [clip];
    const isFirst = !scene.tracks.some(({ clips }) => clips.some((it) => it.id === homeOf(id)));
    const home: Clip[] =
      clip.kind === "text" && isPlaced(edit) && isFirst
        ? [{ ...clip, id: homeOf(id), opacity: 0, ornament: true }]
        : [];
    if (edit.hidden) return home;
    const parsed = Clip.safeParse(clip.kind === "text" ? text(clip, edit, scene) : clip);
    return [...home, parsed.success ? parsed.data : clip];
  }
}

/** The id of the invisible copy of a text that a hand moved. */
const homeOf = (id: string) => `${id}~home`;

/** Whether an id is that of an invisible copy. */
export const isHome = (id: string): boolean => id.endsWith("~home");

const isPlaced = ({ x, y, w, hidden }: HandEdit) => x !== undefined || y !== undefined || w !== undefined || hidden;

function text(clip: TextClip, edit: HandEdit, scene: Scene): unknown {
  const { x, y, w, size, rotate, look = {} } = edit;
  const placed = x !== undefined || y !== undefined || w !== undefined;
  const safe = safeBoxOf(scene);
  const middle = {
    x: x === undefined ? clip.box.x + clip.box.w / 2 : safe.x + x * safe.w,
    y: y === undefined ? clip.box.y + clip.box.h / 2 : safe.y + y * safe.h,
  };
  const room = w === undefined ? clip.box : { w: w * safe.w, h: scene.height * TALL };
  const letters = size === undefined ? clip.size : Math.max(LEAST_PX / 2, size * safe.w);
  const { dock, maxLines, ...rest } = clip;
  return {
    ...rest,
    ...(dock && !placed && { dock }),
    ...(maxLines !== undefined && w === undefined && { maxLines }),
    ...(placed && { box: around(middle, room) }),
    ...(w !== undefined && { valign: "middle", minSize: Math.min(clip.minSize, letters, LEAST_PX) }),
    size: letters,
    ...(w === undefined && { minSize: Math.min(clip.minSize, letters) }),
    ...(rotate !== undefined && { rotate }),
    ...looked(clip, look, letters, scene),
  };
}

const around = ({ x, y }: { x: number; y: number }, { w, h }: Pick<Box, "w" | "h">): Box => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

/** Over everything else, where its track is not moved as a whole. */
function inFront(scene: Scene, id: string): Scene {
  const track = scene.tracks.find(({ clips }) => clips.some((clip) => clip.id === id));
  if (!track || track.keyframes || track.window) return scene;
  const lifted = track.clips.filter((clip) => clip.id === id);
  const rest = scene.tracks.map((it) => ({ ...it, clips: it.clips.filter((clip) => clip.id !== id) }));
  return { ...scene, tracks: [...rest, { id: `front-${id}`, clips: lifted }] };
}

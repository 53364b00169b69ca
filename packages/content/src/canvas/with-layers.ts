import type { BeatTimes, Clip, FramePlatform, Scene } from "@vignette/composition";
import type { Layer } from "@vignette/domain/studio";
import type { SceneInput } from "../scene-input.ts";
import { layerClip } from "./layer-clip.ts";

/** Which beat a scene shows alone; null where it shows all, at `times`. */
export type LayeredScene = {
  target: FramePlatform;
  beatIds: readonly string[];
  slideOf: string | null;
  times: readonly BeatTimes[] | null;
  shown: SceneInput["shown"];
};

/**
 * A scene with the layers that the user added: over everything, or under the words of the look. Layers of a beat that is
 * gone, and files that were deleted, are left out and stay stored.
 */
export function withLayers(scene: Scene, layers: readonly Layer[] = [], of: LayeredScene): Scene {
  const clips = layers.flatMap((layer) => {
    const times = timesOf(layer, scene, of);
    const clip = times && isThere(layer, of) ? layerClip(layer, scene, of.target, times) : null;
    return clip ? [{ clip, isBehind: layer.behind === true }] : [];
  });
  if (clips.length === 0) return scene;
  const behind = clips.flatMap(({ clip, isBehind }) => (isBehind ? [clip] : []));
  const front = clips.flatMap(({ clip, isBehind }) => (isBehind ? [] : [clip]));
  const tracks = underWords(scene.tracks, behind);
  return { ...scene, tracks: front.length > 0 ? [...tracks, { id: "layers", clips: front }] : tracks };
}

function timesOf(
  { beatId, fromMs = 0, untilMs }: Layer,
  { durationMs }: Scene,
  { beatIds, slideOf, times }: LayeredScene,
): { startMs: number; endMs: number } | null {
  if (beatId !== null && !beatIds.includes(beatId)) return null;
  if (slideOf !== null && beatId !== null && beatId !== slideOf) return null;
  const beat = beatId === null || !times ? undefined : times[beatIds.indexOf(beatId)];
  const whole = beat ?? { startMs: 0, endMs: Math.max(1, durationMs) };
  if (!times) return whole;
  const startMs = Math.min(whole.startMs + fromMs, whole.endMs);
  const endMs = untilMs === undefined ? whole.endMs : Math.min(whole.startMs + untilMs, whole.endMs);
  return endMs > startMs ? { startMs, endMs } : null;
}

const isThere = (layer: Layer, { shown }: LayeredScene) =>
  (layer.kind !== "image" && layer.kind !== "video") || shown.some(({ key }) => key === layer.file.key);

const isWords = ({ kind }: Clip) => kind === "text" || kind === "captions";

/** Right beneath the first words that are not moved together with other things. */
function underWords(tracks: Scene["tracks"], behind: Clip[]): Scene["tracks"] {
  if (behind.length === 0) return tracks;
  const at = tracks.findIndex(({ clips, keyframes, window }) => !keyframes && !window && clips.some(isWords));
  const track = tracks[at];
  if (!track) return [...tracks, { id: "layers-behind", clips: behind }];
  const first = track.clips.findIndex(isWords);
  return tracks.with(at, { ...track, clips: track.clips.toSpliced(first, 0, ...behind) });
}

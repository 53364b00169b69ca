import type { Clip, Scene, Track } from "../scene/scene.ts";

/** One step of a fix. */
export type SceneChange =
  | { kind: "replace"; clip: Clip }
  | { kind: "remove"; id: string }
  /** Right beneath the clip `above`, in its track. */
  | { kind: "insert"; above: string; clip: Clip };

/** The scene with the changes applied; the given scene is not modified. Changes to a missing clip are ignored. */
export function applyChanges(scene: Scene, changes: readonly SceneChange[]): Scene {
  const tracks = scene.tracks.map(
    (track): Track => ({
      ...track,
      clips: changes.reduce((clips, it) => clips.flatMap((clip) => step(clip, it)), track.clips),
    }),
  );
  return { ...scene, tracks };
}

function step(clip: Clip, change: SceneChange): Clip[] {
  switch (change.kind) {
    case "replace":
      return [clip.id === change.clip.id ? change.clip : clip];
    case "remove":
      return clip.id === change.id ? [] : [clip];
    case "insert":
      return clip.id === change.above ? [change.clip, clip] : [clip];
  }
}

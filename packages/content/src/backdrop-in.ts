import type { SceneInput } from "./scene-input.ts";

/** The wall behind the person in a clip, if it can be cut out. */
export function backdropIn(backdrops: SceneInput["backdrops"], key: string) {
  const backdrop = backdrops?.get(key);
  return backdrop === undefined ? {} : { backdrop };
}

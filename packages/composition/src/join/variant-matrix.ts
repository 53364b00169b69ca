import { frameCount } from "../scene/frame-count.ts";
import type { Scene } from "../scene/scene.ts";
import { JoinError } from "./join-error.ts";
import { joinedSound } from "./joined-sound.ts";

/** The parts that are put together in every way. One of the lists may be the only one that is not empty. */
export type VariantParts = { hooks: readonly Scene[]; demos: readonly Scene[]; endings: readonly Scene[] };

/** One way: which hook, demo and ending (null where there are none), their places among `segments`, and its sound. */
export type Variant = {
  hook: number | null;
  demo: number | null;
  ending: number | null;
  segments: readonly number[];
  /** To be mixed by `loadSound`; holds nothing that is seen. */
  sound: Scene;
};

/** H + D + E scenes to encode once, and H × D × E ways to join them. */
export type VariantPlan = { segments: readonly Scene[]; variants: readonly Variant[] };

/**
 * How to make every hook with every demo and every ending at the price of each alone.
 * Throws `JoinError` "unlike" where sizes or rates differ, "not-whole-frames" where a part ends inside a frame.
 */
export function variantMatrix({ hooks, demos, endings }: VariantParts): VariantPlan {
  const segments = [...hooks, ...demos, ...endings];
  refuseUnlike(segments);
  const choices = (list: readonly Scene[]) => (list.length > 0 ? list.map((_, i) => i) : [null]);
  const variants = choices(hooks).flatMap((hook) =>
    choices(demos).flatMap((demo) =>
      choices(endings).map((ending): Variant => {
        const places = [at(hook, 0), at(demo, hooks.length), at(ending, hooks.length + demos.length)].flat();
        return { hook, demo, ending, segments: places, sound: soundOf(places, segments) };
      }),
    ),
  );
  return { segments, variants };
}

const at = (index: number | null, offset: number) => (index === null ? [] : [offset + index]);

function soundOf(places: readonly number[], segments: readonly Scene[]): Scene {
  const [first, ...others] = places.flatMap((place) => segments[place] ?? []);
  if (!first) throw new JoinError("empty", "There is nothing to join.");
  return joinedSound([first, ...others]);
}

function refuseUnlike(segments: readonly Scene[]): void {
  const [first] = segments;
  for (const scene of segments) {
    const { width, height, frameRate, durationMs } = scene;
    if (first && (width !== first.width || height !== first.height || frameRate !== first.frameRate)) {
      throw new JoinError("unlike", `${width}×${height} at ${frameRate} is not ${first.width}×${first.height}.`);
    }
    if (Math.abs((frameCount(scene) * 1000) / frameRate - durationMs) > 0.01) {
      throw new JoinError("not-whole-frames", `${durationMs} ms are no whole frames at ${frameRate} a second.`);
    }
  }
}

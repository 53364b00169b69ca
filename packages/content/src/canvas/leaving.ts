import type { Clip, Scene } from "@vignette/composition";
import type { TextLook } from "@vignette/domain/studio";

type Leave = NonNullable<TextLook["leave"]>;
type Keyframes = NonNullable<Extract<Clip, { kind: "text" }>["keyframes"]>;
type Moving = { startMs: number; endMs: number; keyframes?: Keyframes | undefined };

/** How long leaving takes, in ms: as long as arriving (docs/content.md#motion). */
const LEAVE_MS = 200;

/**
 * The keyframes of a clip that leaves: it fades, sinks or shrinks away at its end. A course that its look already
 * moves stays. Nothing for a cut.
 */
export function leaving(
  leave: Leave,
  clip: Moving,
  { durationMs }: Pick<Scene, "durationMs">,
): { keyframes?: Keyframes } {
  if (leave === "cut") return {};
  const lasts = Math.min(clip.endMs, durationMs) - clip.startMs;
  const from = Math.max(0, lasts - LEAVE_MS);
  const course = (rest: number, gone: number) => [
    { atMs: 0, value: rest, curve: "hold" as const },
    { atMs: from, value: rest, curve: "ease-in" as const },
    { atMs: lasts, value: gone, curve: "linear" as const },
  ];
  const away: Keyframes = {
    opacity: course(1, 0),
    ...(leave === "sink" && { y: course(0, 60) }),
    ...(leave === "shrink" && { scale: course(1, 0.7) }),
  };
  return { keyframes: { ...away, ...clip.keyframes } };
}

import type { Clip, Scene } from "@vignette/composition";
import type { TextLook } from "@vignette/domain/studio";
import { leaving } from "./leaving.ts";

type TextClip = Extract<Clip, { kind: "text" }>;

/** The parts of a text clip that a look changes; `size` is that of its letters, in px. */
export function looked(
  clip: TextClip,
  look: TextLook,
  size: number,
  scene: Pick<Scene, "durationMs">,
): Partial<TextClip> {
  const { face, weight, color, ground, outline, align, caps, enter, leave } = look;
  return {
    ...(face && { face }),
    ...(weight !== undefined && { weight }),
    ...(color && { color }),
    ...(color && clip.emphasis && isLost(clip.emphasis, color) && { emphasis: undefined }),
    ...(ground !== undefined && {
      textBox: ground === null ? undefined : { ...(clip.textBox ?? padding(size)), ...ground },
    }),
    ...(outline !== undefined && {
      stroke: outline === null ? undefined : { color: outline.color, width: outline.width * size },
    }),
    ...(align && { align }),
    ...(caps !== undefined && { caps }),
    ...(enter && { motion: enter }),
    ...(leave && leaving(leave, clip, scene)),
  };
}

/** Of the boxes of a look that has them, as shares of the size. */
const padding = (size: number) => ({ padX: size * 0.24, padY: size * 0.1, radius: size * 0.16 });

/** A phrase that stands out by the very color that the whole text now has. */
const isLost = ({ style, color }: NonNullable<TextClip["emphasis"]>, now: string) => style === "color" && color === now;

import { contrastOf } from "../../brand/contrast.ts";
import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { TextBox } from "../../scene/text-clip.ts";
import { colorOf, type Stage } from "../primitives/stage.ts";
import { CAPTION_LOOKS, type CaptionLook } from "./caption-looks.ts";

/** A box that the user puts behind words of a style that has none. Our own choice. */
const ADDED_BOX: Omit<TextBox, "color"> = { shape: "lines", padX: 24, padY: 14, radius: 16 };

/** The look of a clip: that of its style, with what the user changed. */
export function clipLook({ style, look }: CaptionsClip, scene: Stage["scene"]): CaptionLook {
  const own = CAPTION_LOOKS[style];
  if (!look) return own;
  const { size = 1, ground, color } = look;
  const { textBox, boxOpacity: _, stroke, ...rest } = own;
  const sized = { ...rest, size: own.size * size, minSize: Math.min(own.minSize, own.size * size) };
  if (ground) {
    // A stroke would be a second edge inside the box.
    const written = color ?? readableOn(ground, scene);
    return { ...sized, color: written, textBox: { ...(textBox ?? ADDED_BOX), color: ground } };
  }
  // Words that were readable on their box get an edge without it.
  const edge = stroke ?? (ground === null ? { color: "ink" as const, width: 8 } : undefined);
  const kept = ground === null ? {} : { ...(textBox && { textBox }), ...opacityOf(own) };
  const plain = ground === null && textBox && color === undefined ? "#ffffff" : own.color;
  // Words of karaoke take the color as they are sung.
  const written = style === "karaoke" ? own.color : (color ?? plain);
  const isClosed = edge && contrastOf(colorOf(scene, written), colorOf(scene, edge.color)) < LEAST_EDGE;
  const edged = edge && { ...edge, color: isClosed ? readableOn(written, scene) : edge.color };
  return { ...sized, ...kept, ...(edged && { stroke: { ...edged, width: edged.width * size } }), color: written };
}

/** With less contrast than this, an edge closes the letters. Our own choice. */
const LEAST_EDGE = 2;

const opacityOf = ({ boxOpacity }: CaptionLook) => (boxOpacity === undefined ? {} : { boxOpacity });

/** Ink or paper, whichever has more contrast. */
function readableOn(ground: Color, scene: Stage["scene"]): Color {
  const hex = colorOf(scene, ground);
  const { ink, paper } = scene.palette;
  return contrastOf(hex, ink) >= contrastOf(hex, paper) ? "ink" : "paper";
}

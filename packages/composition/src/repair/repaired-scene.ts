import { brandPalette } from "../brand/brand-palette.ts";
import type { Hex } from "../scene/color.ts";
import type { Scene } from "../scene/scene.ts";

/** The id of the repaired file in the media of its scene. */
export const REPAIRED = "upload";

/** What is around a picture whose shape changes. The color is used with the ground `color` only. */
export type RepairLook = { ground: "blur" | "color" | "crop"; color: Hex };

/** The form that a file is drawn anew in; `frameRate` is null for a picture. */
type Encoded = { width: number; height: number; frameRate: number | null; changesShape: boolean };

/** How strongly the ground is blurred, as CSS counts, on a canvas 1080 px wide. */
const BLUR = 90;

/**
 * A file of the user's own as a scene of one clip in a repaired form, to be exported. `durationMs` is null for a picture.
 * Source: ADR 94.
 */
export function repairedScene(
  { width, height, ...repair }: Encoded,
  durationMs: number | null,
  look: RepairLook,
): Scene {
  const endMs = durationMs ?? 0;
  const { fit, surround } = fitOf(repair, width, look);
  const shown = {
    // A clip that ends where it begins is never seen, also in a still, which has no length.
    ...{ id: "upload", src: REPAIRED, startMs: 0, endMs: Math.max(1, endMs), fit, missing: "ink" as const },
    box: { x: 0, y: 0, w: width, h: height },
    focus: { x: 0.5, y: 0.5 },
    ...(surround && { surround }),
  };
  return {
    ...{ version: 2, width, height, frameRate: repair.frameRate ?? 30, durationMs: endMs, safeZone: "none" },
    ...{ background: look.ground === "color" ? look.color : "ink", palette: brandPalette(null) },
    tracks: [
      {
        id: "upload",
        clips: [
          durationMs === null
            ? { kind: "image", ...shown }
            : { kind: "video", ...shown, trimMs: 0, speed: 1, atEnd: "hold", sound: { gainDb: 0 } },
        ],
      },
    ],
  };
}

/** A shape that stays is filled to the edge, which a rounded size would miss by a pixel. */
function fitOf({ changesShape }: Pick<Encoded, "changesShape">, width: number, { ground, color }: RepairLook) {
  if (!changesShape || ground === "crop") return { fit: "cover" as const, surround: null };
  const surround = ground === "color" ? { color } : { blur: Math.round((BLUR * width) / 1080) };
  return { fit: "contain" as const, surround };
}

import type { Clip } from "@vignette/composition";
import type { ShownFile } from "@vignette/domain/studio";

export type PictureClip = Extract<Clip, { kind: "image" | "video" }>;

/** What the user chose of a file: which part stays in view, and that it fills its place. */
export type Framing = Pick<ShownFile, "focusX" | "focusY" | "fills">;

/** Whether the user chose anything. */
export const isFramed = ({ focusX, focusY, fills }: Framing): boolean =>
  focusX !== undefined || focusY !== undefined || fills === true;

/**
 * A picture with the part in view that the user chose; where it is not chosen, as the look has it. What is cut off depends
 * on the picture's place, so a focus is kept in view as near as the edges allow. Source: ADR 142.
 */
export function framed<Picture extends PictureClip>(clip: Picture, { focusX, focusY, fills }: Framing): Picture {
  const picture = fills === true && clip.fit === "contain" ? filling(clip) : clip;
  if (focusX === undefined && focusY === undefined) return picture;
  const { crop, focus } = picture;
  const across = aimed(focus.x, focusX, { from: crop?.x ?? 0, length: crop?.w ?? 1 });
  const along = aimed(focus.y, focusY, { from: crop?.y ?? 0, length: crop?.h ?? 1 });
  const moved = { x: across.focus - focus.x, y: along.focus - focus.y };
  return {
    ...picture,
    focus: { x: across.focus, y: along.focus },
    ...(crop && { crop: { ...crop, x: across.from, y: along.from } }),
    ...(picture.kenBurns && {
      kenBurns: { from: movedView(picture.kenBurns.from, moved), to: movedView(picture.kenBurns.to, moved) },
    }),
  };
}

/** Its sides, or its upper and lower ends, are cut off instead of being shown on a ground. */
function filling<Picture extends PictureClip>({ surround: _, crop: __, ...clip }: Picture): Picture {
  return { ...clip, fit: "cover" } as Picture;
}

/**
 * A part of a picture around `chosen`, which counts on the whole picture, along one of its sides. The focus counts on the
 * part. Nothing chosen changes nothing.
 */
function aimed(focus: number, chosen: number | undefined, { from, length }: { from: number; length: number }) {
  if (chosen === undefined) return { from, focus };
  const start = Math.min(1 - length, Math.max(0, chosen - length / 2));
  return { from: start, focus: share((chosen - start) / length) };
}

/** A slow move of the camera goes along with its picture. */
const movedView = <View extends { focus: { x: number; y: number } }>(
  view: View,
  by: { x: number; y: number },
): View => ({
  ...view,
  focus: { x: share(view.focus.x + by.x), y: share(view.focus.y + by.y) },
});

const share = (value: number) => Math.min(1, Math.max(0, value));

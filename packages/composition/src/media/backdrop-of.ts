import type { PaintPicture } from "../paint/paint-context.ts";
import type { GrayPixels } from "../subject/pixels.ts";
import { plainBackdrop } from "../subject/plain-backdrop.ts";
import type { Presenter } from "./presenter.ts";
import { openVideoSource } from "./video-source.ts";

/** Longer side, in px, of the copy in which a frame is looked at. */
const SMALL = 96;

/**
 * The color of the plain wall behind a person in a video, as `#rrggbb`, in its first frame; null for another ground, and
 * for a file that cannot be read. `smallCopy` draws the frame into that many pixels.
 */
export async function backdropIn<Shown extends PaintPicture<unknown>>(
  blob: Blob,
  presenter: Presenter<Shown>,
  smallCopy: (picture: Shown, width: number, height: number) => GrayPixels | null,
): Promise<string | null> {
  const source = await openVideoSource(blob).catch(() => null);
  if (!source) return null;
  const share = SMALL / Math.max(source.width, source.height);
  try {
    for await (const frame of source.frames(0)) {
      try {
        const picture = await presenter.present(frame, share);
        const size = [source.width, source.height].map((side) => Math.max(1, Math.round(side * share)));
        const pixels = smallCopy(picture, size[0] ?? 1, size[1] ?? 1);
        return pixels && plainBackdrop(pixels);
      } finally {
        frame.close();
      }
    }
    return null;
  } catch {
    return null;
  } finally {
    presenter.close();
    source.close();
  }
}

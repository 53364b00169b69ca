import type { VideoSample } from "mediabunny";
import { hdrTransferOf, type NeededSample, sdrFrames } from "../hdr/sdr-frames.ts";
import type { PaintPicture } from "../paint/paint-context.ts";
import type { Presenter } from "./presenter.ts";

/**
 * A frame up to twice too large is scaled well enough when it is drawn; a larger one is scaled once, in good quality.
 */
const MUCH_TOO_LARGE = 0.5;

type Shown = PaintPicture<CanvasImageSource>;

/**
 * Frames for drawing in a browser: as they are, or on a canvas of their own if they must be rotated or are far too
 * large. Those with a high dynamic range become BT.709 first.
 */
export function framePresenter(): Presenter<Shown> {
  let frame: VideoFrame | null = null;
  let canvas: OffscreenCanvas | null = null;
  const sdr = sdrFrames();
  const shown = ({ sample, share }: NeededSample): Shown => {
    if (share < MUCH_TOO_LARGE || sample.rotation !== 0 || sample.flip) {
      canvas ??= new OffscreenCanvas(1, 1);
      return drawn(sample, Math.min(1, share), canvas);
    }
    frame = sample.toVideoFrame();
    return { source: frame, width: frame.displayWidth, height: frame.displayHeight };
  };
  return {
    present(sample, share) {
      frame?.close();
      frame = null;
      const transfer = hdrTransferOf(sample);
      if (!transfer) return shown({ sample, share });
      return sdr.of({ sample, share }, transfer).then((it) => {
        try {
          return shown(it);
        } finally {
          it.sample.close();
        }
      });
    },
    close() {
      frame?.close();
      frame = null;
    },
  };
}

function drawn(sample: VideoSample, share: number, canvas: OffscreenCanvas): PaintPicture<OffscreenCanvas> {
  const width = Math.max(1, Math.round(sample.displayWidth * share));
  const height = Math.max(1, Math.round(sample.displayHeight * share));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gave no canvas to draw on.");
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = "medium";
  sample.draw(context, 0, 0, width, height);
  return { source: canvas, width, height };
}

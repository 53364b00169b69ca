import type { VideoSample } from "mediabunny";
import type { Frame } from "node-av/lib";
import { hdrTransferOf, sdrFrames } from "../../hdr/sdr-frames.ts";
import type { Presenter } from "../../media/presenter.ts";
import type { I420Planes } from "../../yuv/i420-planes.ts";
import { FrameCanvas, type NodeAv } from "./frame-canvas.ts";
import type { NodeFrame } from "./node-frame.ts";

/** As in a browser: up to twice too large a picture is scaled well enough when it is drawn. */
const MUCH_TOO_LARGE = 0.5;

/**
 * Frames as libavcodec decodes them: planes for a caller that composes planes, a canvas for one that draws. Those with a
 * high dynamic range become BT.709 first, as in a browser.
 */
export async function nodeFramePresenter(): Promise<() => Presenter<NodeFrame>> {
  const [lib, constants, { toAvFrame }] = await Promise.all([
    import("node-av/lib"),
    import("node-av/constants"),
    import("@mediabunny/server"),
  ]);
  return () => {
    const decoded = new lib.Frame();
    decoded.alloc();
    const canvas = new FrameCanvas({ ...lib, ...constants });
    const sdr = sdrFrames();
    let converted: VideoSample | null = null;
    return {
      async present(given, wanted) {
        const transfer = hdrTransferOf(given);
        converted?.close();
        const needed = { sample: given, share: wanted };
        const { sample, share } = transfer ? await sdr.of(needed, transfer) : needed;
        converted = transfer ? sample : null;
        await toAvFrame(sample, decoded);
        // As in Chromium: a frame that does not state its color space counts as BT.709.
        if (decoded.colorSpace === constants.AVCOL_SPC_UNSPECIFIED) decoded.colorSpace = constants.AVCOL_SPC_BT709;
        const scale = share < MUCH_TOO_LARGE ? share : 1;
        return frameOf(sample, scale, planesOf(decoded, sample, constants), {
          draw: () => canvas.drawn(decoded, sample, scale),
          pixels: () => (isUpright(sample) ? canvas.pixels(decoded, sample, scale).data : null),
        });
      },
      close() {
        canvas.close();
        converted?.close();
        decoded.free();
      },
    };
  };
}

function frameOf(
  { displayWidth, displayHeight }: VideoSample,
  scale: number,
  planes: I420Planes | null,
  { draw, pixels }: { draw: () => NodeFrame["source"]; pixels: () => Uint8ClampedArray | null },
): NodeFrame {
  const size = {
    width: Math.max(1, Math.round(displayWidth * scale)),
    height: Math.max(1, Math.round(displayHeight * scale)),
  };
  let source: NodeFrame["source"] | null = null;
  return {
    ...size,
    planes: planes?.width === size.width && planes.height === size.height ? planes : null,
    pixels,
    get source() {
      source ??= draw();
      return source;
    },
  };
}

function isUpright({ rotation, flip }: VideoSample): boolean {
  return rotation === 0 && !flip;
}

/** The planes of a decoded frame as they are, if they have the format that encoders need. */
function planesOf(
  frame: Frame,
  sample: VideoSample,
  av: Pick<NodeAv, "AV_PIX_FMT_YUV420P" | "AVCOL_SPC_BT709" | "AVCOL_RANGE_JPEG">,
): I420Planes | null {
  const [y, u, v] = frame.data ?? [];
  const [yStride, uStride, vStride] = frame.linesize;
  const isPlain = frame.format === av.AV_PIX_FMT_YUV420P && frame.colorSpace === av.AVCOL_SPC_BT709;
  const isLimited = frame.colorRange !== av.AVCOL_RANGE_JPEG;
  if (!isPlain || !isLimited || !isUpright(sample)) return null;
  if (!y || !u || !v || !yStride || !uStride || !vStride) return null;
  return { width: frame.width, height: frame.height, data: [y, u, v], strides: [yStride, uStride, vStride] };
}

const CONFIG = { codec: "avc1.640028", width: 1080, height: 1920, bitrate: 7_000_000, framerate: 30 } as const;
/** Maximum number of frames that wait for the encoder; more would only cost memory. */
const WAITING = 4;

/** Draws and encodes frames with what the browser has and nothing else: the measure for the real export. */
export async function plainExport(photo: Blob, frames: number): Promise<void> {
  const picture = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(CONFIG.width, CONFIG.height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gave no canvas to draw on.");
  const failures: unknown[] = [];
  const encoder = new VideoEncoder({ output: () => {}, error: (error) => failures.push(error) });
  encoder.configure(CONFIG);
  for (let i = 0; i < frames; i++) {
    drawPlain(context, picture, i / frames);
    const frame = new VideoFrame(canvas, { timestamp: (i * 1_000_000) / CONFIG.framerate });
    encoder.encode(frame, { keyFrame: i % CONFIG.framerate === 0 });
    frame.close();
    while (encoder.encodeQueueSize > WAITING)
      await new Promise((resolve) => encoder.addEventListener("dequeue", resolve, { once: true }));
  }
  await encoder.flush();
  encoder.close();
  if (failures.length > 0) throw failures[0];
}

function drawPlain(context: OffscreenCanvasRenderingContext2D, picture: ImageBitmap, share: number): void {
  const height = picture.height / (1.02 + 0.06 * share);
  const width = (height * CONFIG.width) / CONFIG.height;
  const left = (picture.width - width) / 2;
  const top = (picture.height - height) / 2;
  context.imageSmoothingQuality = "low";
  context.drawImage(picture, left, top, width, height, 0, 0, CONFIG.width, CONFIG.height);
  context.fillStyle = "#15180e80";
  context.fillRect(0, 820, CONFIG.width, 1100);
  context.font = "84px sans-serif";
  context.fillStyle = "#ffffff";
  context.fillText("why candles tunnel", 120, 1100);
}

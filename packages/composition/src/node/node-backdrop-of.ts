import { createCanvas } from "./canvas/canvas.ts";
import { registerDecoders } from "./codecs/register-decoders.ts";

/** The color of the plain wall behind a person in a video, like `backdropOf` in a browser. */
export async function nodeBackdropOf(blob: Blob): Promise<string | null> {
  await registerDecoders();
  const [{ backdropIn }, { nodeFramePresenter }] = await Promise.all([
    import("../media/backdrop-of.ts"),
    import("./canvas/node-frame-presenter.ts"),
  ]);
  const presenter = await nodeFramePresenter();
  return backdropIn(blob, presenter(), ({ source, ...size }, width, height) => {
    const context = createCanvas(width, height).getContext("2d");
    context.drawImage(source, 0, 0, size.width, size.height, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  });
}

import { MediaRefused } from "./media-facts.ts";

/** Decodes a picture where there is a decoder, to a few pixels. Throws `Refused("damaged")` if it cannot be decoded. */
export async function provePicture(file: Blob): Promise<void> {
  if (typeof createImageBitmap === "undefined") return;
  const tiny = { resizeWidth: 8, resizeHeight: 8, resizeQuality: "pixelated" } as const;
  const bitmap = await createImageBitmap(file, tiny).catch((error: unknown) => {
    throw new MediaRefused("damaged", `It cannot be decoded: ${String(error)}`);
  });
  bitmap.close();
}

import { PICTURE_HEAD_BYTES } from "@vignette/domain/media";

/** The beginning of a file, in which a picture states its type and size; empty if the file cannot be read. */
export async function pictureHead(file: Blob): Promise<Uint8Array> {
  const head = file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer();
  return new Uint8Array(await head.catch(() => new ArrayBuffer(0)));
}

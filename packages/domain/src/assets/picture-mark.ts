import type { MediaFile } from "./uploaded-asset.ts";

type Marked = { id: string; file: Pick<MediaFile, "bytes" | "width" | "height"> };

/** A picture of a page in a few characters: its address, by the id made from it, and its file. */
export const pictureMark = ({ id, file: { bytes, width, height } }: Marked): string =>
  `${id.slice(0, 16)} ${bytes} ${width}x${height}`;

/** Whether a picture is one of those marked, at the same address or as the same file at another one. */
export function isMarked({ id, file }: { id: string; file: Marked["file"] | null }, marks: readonly string[]): boolean {
  const address = `${id.slice(0, 16)} `;
  const same = file && pictureMark({ id: "", file });
  return marks.some((it) => it.startsWith(address) || (same !== null && it.endsWith(same)));
}

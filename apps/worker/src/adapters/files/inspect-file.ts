import type { AssetFile } from "@vignette/domain/assets";
import {
  isTooManyPixels,
  type MovieFacts,
  type Mp4Fault,
  mediaTypeOf,
  mp4Facts,
  pictureSize,
  tooManyPixels,
} from "@vignette/domain/media";
import { badFile, type FinishExportInput } from "@vignette/domain/studio";
import type { Files } from "./files.ts";
import { isWholePicture } from "./is-whole-picture.ts";

type Claimed = FinishExportInput["files"][number];

/** Bytes read from the beginning of a file at first, and at most if its index is larger. */
const HEAD = 512 * 1024;
const MAX_HEAD = 16 * 1024 * 1024;

/**
 * Reads the facts of a file from the file itself: type by magic bytes, size in pixels, duration. The claimed ones are
 * not trusted. Refuses a file that is missing, has another type than claimed, or would not play while it loads.
 */
export async function inspectFile(files: Files, claimed: Claimed, index: number): Promise<AssetFile> {
  const stored = await files.head(claimed.key);
  const head = stored && (await files.read(claimed.key, { offset: 0, length: Math.min(HEAD, stored.bytes) }));
  if (!stored?.sha256 || !head) throw badFile(index, "key", "This file was not handed in.");
  if (mediaTypeOf(head) !== claimed.type) throw badFile(index, "type", `This file is not ${claimed.type}.`);

  const { key, type, platform } = claimed;
  const facts = { key, type, platform, bytes: stored.bytes, sha256: stored.sha256 };
  if (type === "image/jpeg") {
    const size = pictureSize(head);
    const whole = size && (await isWholePicture(head, stored.bytes, (range) => files.read(key, range)));
    if (!whole) throw badFile(index, "key", "This picture is broken.");
    if (isTooManyPixels(size)) throw tooManyPixels("key");
    return { ...facts, ...size, durationMs: null };
  }
  return { ...facts, ...(await video(files, claimed, index, head, stored.bytes)) };
}

async function video(
  files: Files,
  claimed: Claimed,
  index: number,
  head: Uint8Array,
  bytes: number,
): Promise<MovieFacts> {
  let read = mp4Facts(head);
  if (typeof read === "object" && "incomplete" in read) {
    const length = Math.min(read.incomplete, bytes, MAX_HEAD);
    const longer = length > head.byteLength ? await files.read(claimed.key, { offset: 0, length }) : null;
    read = longer ? mp4Facts(longer) : "no-mp4";
  }
  if (typeof read === "object" && !("incomplete" in read)) return read;
  throw badFile(index, "key", faults[typeof read === "string" ? read : "no-mp4"]);
}

const faults: Record<Extract<Mp4Fault, string>, string> = {
  "no-mp4": "This video is broken.",
  "moov-last": "This video's index lies at its end; export it with the index first.",
  "no-video": "This video has no picture or no duration.",
};

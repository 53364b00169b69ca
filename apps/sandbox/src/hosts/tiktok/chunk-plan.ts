import { TiktokError } from "./envelope.ts";

export type ChunkPlan = { size: number; chunkSize: number; count: number };

/**
 * The narrower reading of "5 MB" and "64 MB": what is inside is right under both.
 * Source: docs/platforms/tiktok.md#file-upload.
 */
const MIN_CHUNK_BYTES = 5_242_880;
const MAX_CHUNK_BYTES = 64_000_000;
const MAX_CHUNKS = 1000;
const MAX_VIDEO_BYTES = 4_294_967_296;

/** Throws TiktokError `invalid_param` for a plan that the transfer rules forbid. */
export function checkChunkPlan({ size, chunkSize, count }: ChunkPlan): void {
  const refuse = (message: string) => new TiktokError(400, "invalid_param", `source_info: ${message}`);
  if (size > MAX_VIDEO_BYTES) throw refuse("video_size is above 4 GB");

  const isWhole = chunkSize === size && count === 1;
  if (size < MIN_CHUNK_BYTES) {
    if (!isWhole) throw refuse("a video under 5 MB is one chunk with chunk_size = video_size");
    return;
  }
  if (chunkSize < MIN_CHUNK_BYTES || chunkSize > MAX_CHUNK_BYTES)
    throw refuse("chunk_size is not within 5 MB and 64 MB");
  if (count !== Math.floor(size / chunkSize)) throw refuse("total_chunk_count is not floor(video_size / chunk_size)");
  if (count > MAX_CHUNKS) throw refuse("total_chunk_count is above 1000");
}

/** First and last byte of the chunk that begins at `received`. The last chunk takes what division left over. */
export function nextChunk(plan: ChunkPlan, received: number): { first: number; last: number } {
  const index = Math.floor(received / plan.chunkSize);
  const isLast = index >= plan.count - 1;
  return { first: received, last: isLast ? plan.size - 1 : received + plan.chunkSize - 1 };
}

import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { transcribedWords } from "./transcribed-words.ts";
import { wavComment } from "./wav.ts";
import { type SpokenText, spokenTextIn } from "./words-in-comment.ts";

/** What is known of a recording: its length in seconds, and what is said in it. */
export type RecordingFacts = SpokenText & { duration: number };

/** Reads a recording in any format. Null if the bytes are no media file with sound. */
export async function readRecording(bytes: Uint8Array<ArrayBuffer>): Promise<RecordingFacts | null> {
  try {
    using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
    if (!(await input.getPrimaryAudioTrack())) return null;
    const { comment } = wavComment(bytes) === null ? await input.getMetadataTags() : {};
    const spoken = spokenTextIn(comment ?? null) ?? transcribedWords(bytes);
    return { ...spoken, duration: await input.computeDuration() };
  } catch {
    return null;
  }
}

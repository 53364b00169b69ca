import type { AiPort, SpokenWord, Voice } from "@vignette/domain/studio";
import type { PictureOptions, PromptPicture, SpeechOptions, Stoppable } from "./generation.ts";

/** What a provider's adapter is configured with. */
export type ProviderConfig = {
  fetch: typeof globalThis.fetch;
  provider: string;
  model: string;
  /** Longest wait for one result, in milliseconds. */
  patience: number;
};

/** Longest waits by port, in milliseconds, with the one repetition. For a video clip or a presenter it is the wait for each answer, not for the video. */
export const PATIENCE: Record<AiPort, number> = {
  text: 90_000,
  image: 90_000,
  voice: 60_000,
  transcription: 60_000,
  video: 30_000,
  presenter: 60_000,
};

/** The answer of a language model. `fault` says what is wrong with it; null means that it is complete JSON. */
export type ModelAnswer = {
  value: unknown;
  fault: string | null;
  placeholder: boolean;
  tokens: { input: number; output: number };
};

/** A request to a language model. */
export type ModelRequest = Stoppable & {
  name: string;
  schema: unknown;
  instructions: string;
  facts: unknown;
  picture?: PromptPicture | undefined;
  onPartial?: ((value: unknown) => void) | undefined;
};

/** A language model that answers in JSON. Throws a Refusal. */
export type TextModel = (question: ModelRequest) => Promise<ModelAnswer>;

/** A model that generates an image from a prompt. Throws a Refusal. */
export type ImageModel = (
  prompt: string,
  options: PictureOptions,
) => Promise<{ bytes: Uint8Array; placeholder: boolean }>;

/** Speech, with the time of each word if the provider returns it. */
export type RecordedSpeech = { bytes: Uint8Array; words: SpokenWord[] | null; placeholder: boolean };

/** A model that speaks a text in one of its voices. Throws a Refusal. */
export type SpeechModel = {
  /** Longest text of one request, in characters. */
  longest: number;
  voices: () => Promise<Voice[]>;
  speak: (text: string, voice: string, options: Omit<SpeechOptions, "voice">) => Promise<RecordedSpeech>;
};

/** A model that transcribes a recording, with the time of each word; `words` is empty if no one speaks. Throws a Refusal. */
export type TranscriptionModel = (
  recording: { bytes: Uint8Array; type: string },
  options: Stoppable,
) => Promise<{ words: SpokenWord[]; durationMs: number | null }>;

/** Converts the words of a transcription, whose times are in seconds. */
export const inMilliseconds = (words: readonly { word: string; start: number; end: number }[]): SpokenWord[] =>
  words.map(({ word, start, end }) => ({
    text: word.trim(),
    startMs: Math.round(start * 1000),
    endMs: Math.round(end * 1000),
  }));

import type { FilmOffer, Spending, SpokenWord, Voice, WordTiming } from "@vignette/domain/studio";

/** How a call is given up: its provider is told so where the protocol can. */
export type Stoppable = { signal?: AbortSignal | undefined };

/** By whom something was made, whether by a local stand-in, and what it came to. */
export type ModelUse = { model: string; placeholder: boolean; spent: Spending[] };

/** Something for a model to look at; `needed` where the facts alone say too little. */
export type Picture = { bytes: Uint8Array; type: string; needed: boolean };

/** What a language model is asked for: JSON that fits `schema` and passes `parse`. `facts` is sent as JSON. */
export type WritingTask<T> = Stoppable & {
  name: string;
  schema: unknown;
  parse: (value: unknown) => T;
  facts: unknown;
  /** What the model is told of its task; left out, it is a copywriter. */
  instructions?: string;
  /** Something to look at, for models that can see. */
  picture?: Picture | undefined;
  /** Told a few times a second what is there so far, as far as it can be read; not by providers that answer in one piece. */
  onPartial?: ((value: unknown) => void) | undefined;
};

export type GeneratedImage = ModelUse & { bytes: Uint8Array; type: string; width: number; height: number };

export type GeneratedSpeech = ModelUse & {
  bytes: Uint8Array;
  type: string;
  durationMs: number;
  words: SpokenWord[];
  /** Where the times of the words come from. */
  timing: WordTiming;
};

export type Transcription = Pick<ModelUse, "model" | "spent"> & { words: SpokenWord[] };

export type GeneratedVideoClip = ModelUse & { body: ReadableStream<Uint8Array> };

/**
 * Ports to whatever makes words, pictures, voices and films; which provider is behind each is configuration (ADR 35).
 * A provider's "no" is a Refusal("unavailable" | "limit" | "invalid"); a call that was given up is one with the code
 * `generation.stopped`.
 */
export interface Generation {
  /** A JSON answer that has passed `parse`; repaired once by asking again, else refused. */
  writeScript<T>(task: WritingTask<T>): Promise<ModelUse & { script: T }>;
  /** A picture that can be cropped to 9:16 and 4:5: upright or square, at least 512 px on its short side. */
  drawImage(prompt: string, options?: Stoppable): Promise<GeneratedImage>;
  /** A voice and the time of each word. A voice that the provider does not know is its usual one. */
  speak(text: string, options?: Stoppable & { voice?: string }): Promise<GeneratedSpeech>;
  /** The words of a recording, and when each is heard; none where nobody speaks. */
  transcribe(recording: { bytes: Uint8Array; type: string }, options?: Stoppable): Promise<Transcription>;
  /** The voices to choose from, the usual one first. */
  voices(): Promise<Voice[]>;
  /** What a film comes to; null where nobody films. */
  videoClipOffer(): FilmOffer | null;
  /** Orders an upright film, and answers where to ask for it. Never repeated by itself: it is paid for. */
  orderVideoClip(prompt: string, options?: Stoppable): Promise<{ ticket: string }>;
  /** The film that was ordered; null while it is being made. */
  fetchVideoClip(ticket: string, options?: Stoppable): Promise<GeneratedVideoClip | null>;
  /** Says that nobody wants a film any more. True if it will not be made. */
  cancelVideoClip(ticket: string): Promise<boolean>;
}

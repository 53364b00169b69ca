import type {
  Delivery,
  PresenterOffer,
  Spending,
  SpokenWord,
  VideoClipOffer,
  Voice,
  WordTiming,
} from "@vignette/domain/studio";
import type { PaidVerb } from "@vignette/domain/usage";

/** How a call is aborted; the provider is notified if its protocol allows it. */
export type Stoppable = { signal?: AbortSignal | undefined };

/** The model that was used, whether it was a local stand-in, and the cost. */
export type ModelUse = { model: string; placeholder: boolean; spent: Spending[] };

/** A picture for the model's input; `needed` if the facts are not enough without it. */
export type PromptPicture = { bytes: Uint8Array; type: string; needed: boolean };

/** A photo that a generated picture or clip keeps to. */
export type ReferencePicture = { bytes: Uint8Array; type: string };

/** What a picture is made with besides its prompt. A provider that cannot take something leaves it out. */
export type PictureOptions = Stoppable & {
  references?: readonly ReferencePicture[];
  /** The same for pictures that belong together, from 0 to 2³¹ − 1. */
  seed?: number;
  /** 9:16 for a video, 1:1 for half of its page; 3:2 for a strip; otherwise 2:3, of which 4:5 and 9:16 are cut. */
  shape?: "tall" | "square" | "upright" | "wide";
};

/** How a text is spoken. A provider that cannot take a delivery leaves it out. */
export type SpeechOptions = Stoppable & { voice?: string; delivery?: Delivery | undefined };

/** What a clip is made with besides its prompt: a picture to begin with, if the model can. */
export type VideoClipOptions = Stoppable & { start?: ReferencePicture | undefined };

/** A portrait that is to say a recording. */
export type TakeRequest = { portrait: ReferencePicture; voice: { bytes: Uint8Array; type: string } };

/** A request to a language model for JSON that fits `schema` and passes `parse`. `facts` is sent as JSON. */
export type WritingTask<T> = Stoppable & {
  /** What the call is booked as. */
  verb: Extract<PaidVerb, "script" | "rewrite" | "hooks" | "brief" | "alt-text">;
  name: string;
  schema: unknown;
  /** Throws what is wrong with an answer; a Refusal if the user is to read it after the second one. */
  parse: (value: unknown) => T;
  facts: unknown;
  /** The system prompt; by default that of a copywriter. */
  instructions?: string;
  /** A picture for models with vision. */
  picture?: PromptPicture | undefined;
  /** Called a few times a second with the answer so far, as far as it parses; not by providers that do not stream. */
  onPartial?: ((value: unknown) => void) | undefined;
};

export type GeneratedImage = ModelUse & { bytes: Uint8Array; type: string; width: number; height: number };

export type GeneratedSpeech = ModelUse & {
  bytes: Uint8Array;
  type: string;
  durationMs: number;
  words: SpokenWord[];
  /** The source of the word timings. */
  timing: WordTiming;
};

export type Transcription = Pick<ModelUse, "model" | "spent"> & { words: SpokenWord[] };

export type GeneratedVideoClip = ModelUse & { body: ReadableStream<Uint8Array> };

/**
 * Ports to the models that generate scripts, images, voices and video clips; which provider is behind each is configuration
 * (ADR 35). A provider's error is a Refusal("unavailable" | "limit" | "invalid"); an aborted call is one with the code
 * `generation.stopped`.
 */
export interface Generation {
  /** A JSON answer that has passed `parse`. An answer that fails is sent back once for repair, then refused. */
  writeScript<T>(task: WritingTask<T>): Promise<ModelUse & { script: T }>;
  /**
   * A picture that can be cropped to 9:16 and 4:5: upright or square, at least 512 px on its short side; with what its
   * references show, where the provider takes any.
   */
  drawImage(prompt: string, options?: PictureOptions): Promise<GeneratedImage>;
  /** Speech and the time of each word. An unknown voice is replaced by the provider's default voice. */
  speak(text: string, options?: SpeechOptions & { verb?: "speech" | "voice-sample" }): Promise<GeneratedSpeech>;
  /** The words of a recording with their times; none if no one speaks. */
  transcribe(recording: { bytes: Uint8Array; type: string }, options?: Stoppable): Promise<Transcription>;
  /** The available voices, the default first. */
  voices(): Promise<Voice[]>;
  /** Orders an upright video clip and returns the ticket to fetch it with. Never retried automatically: it is paid for. */
  orderVideoClip(prompt: string, options?: VideoClipOptions): Promise<{ ticket: string }>;
  /** The ordered video clip; null while it is being generated. */
  fetchVideoClip(ticket: string, options?: Stoppable): Promise<GeneratedVideoClip | null>;
  /** Cancels an order. True if the clip will not be generated. */
  cancelVideoClip(ticket: string): Promise<boolean>;
  /** Orders a take of a presenter, of `durationMs`. Otherwise as `orderVideoClip`. */
  orderTake(request: TakeRequest, options: Stoppable & { durationMs: number }): Promise<{ ticket: string }>;
  /** The ordered take; null while it is being generated. */
  fetchTake(ticket: string, options: Stoppable & { durationMs: number }): Promise<GeneratedVideoClip | null>;
  /** Cancels an order of a take. True if it will not be generated. */
  cancelTake(ticket: string): Promise<boolean>;
}

/** The models as they are configured. Only `meteredModels` sees them: nothing else may call a provider unpaid. */
export type UnmeteredModels = Omit<Generation, "orderVideoClip" | "orderTake"> & {
  /** What an order costs is known when it is placed. */
  orderVideoClip(prompt: string, options?: VideoClipOptions): Promise<{ ticket: string; spent: Spending[] }>;
  videoClipOffer(): VideoClipOffer | null;
  orderTake(
    request: TakeRequest,
    options: Stoppable & { durationMs: number },
  ): Promise<{ ticket: string; spent: Spending[] }>;
  presenterOffer(): PresenterOffer | null;
};

import type { SpokenWord } from "@vignette/domain/studio";

/** Ports to whatever makes words, pictures and voices. A provider's "no" is a Refusal("unavailable" | "limit" | "invalid"). */
export interface Generation {
  /** A JSON answer that has passed `schema`; repaired once by asking again, else refused. `facts` is sent as JSON. */
  writeScript<T>(task: {
    name: string;
    schema: unknown;
    parse: (value: unknown) => T;
    facts: unknown;
  }): Promise<{ script: T; model: string; placeholder: boolean }>;
  /** A picture in portrait format. */
  drawImage(prompt: string): Promise<{ bytes: Uint8Array; type: string; model: string; placeholder: boolean }>;
  /** A voice and the time of each word. */
  speak(text: string): Promise<{
    bytes: Uint8Array;
    type: string;
    durationMs: number;
    words: SpokenWord[];
    model: string;
    placeholder: boolean;
  }>;
}

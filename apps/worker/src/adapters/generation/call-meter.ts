import type { Spending } from "@vignette/domain/studio";
import type { PaidVerb } from "@vignette/domain/usage";

/** A call that was booked. Exactly one of the two ends it. */
export type BookedCall = {
  /** The provider was called. `spent` is the cost; null if the call failed, so that its price is not known. */
  settle(spent: readonly Spending[] | null): Promise<void>;
  /** The provider was not asked, or turned the call down: it costs nothing. */
  release(): Promise<void>;
};

/** Who pays for calls to AI providers. Models are handed out only against one: see `Models`. */
export interface CallMeter {
  /** Books a call before it is made. Throws a Refusal if the caller may not make it. */
  book(verb: PaidVerb): Promise<BookedCall>;
}

import type { PresenterOffer, VideoClipOffer } from "@vignette/domain/studio";
import type { CallMeter } from "./call-meter.ts";
import type { Generation } from "./generation.ts";

/** What costs nothing, and the way to what does: there is no model without a meter. Source: ADR 45. */
export interface Models extends Pick<Generation, "voices" | "cancelVideoClip" | "cancelTake"> {
  /** The price of a video clip; null if no video provider is configured. */
  videoClipOffer(): VideoClipOffer | null;
  /** The price of a presenter; null if no provider is configured: then a look with a speaker takes the user's clip only. */
  presenterOffer(): PresenterOffer | null;
  /** The models for a user who pays: every call is booked on the meter first. */
  metered(meter: CallMeter): Generation;
}

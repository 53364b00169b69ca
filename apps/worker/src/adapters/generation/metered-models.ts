import { Refusal } from "@vignette/domain/kernel";
import type { Spending } from "@vignette/domain/studio";
import type { PaidVerb } from "@vignette/domain/usage";
import { logLine } from "../log/log-line.ts";
import type { CallMeter } from "./call-meter.ts";
import type { Generation, UnmeteredModels } from "./generation.ts";
import { cameAfterPaidAttempt } from "./paid-attempt.ts";

/** The codes of refusals that cost nothing: the provider was not asked, turned the call down at once, or is away. */
const FREE: ReadonlySet<string> = new Set([
  "generation.not-offered",
  "generation.misconfigured",
  "generation.used-up",
  "generation.busy",
  "generation.unavailable",
]);

/** A declined order is not in the queue and costs nothing. */
const FREE_ORDERS: ReadonlySet<string> = new Set([...FREE, "generation.refused"]);

/** The models, with every call booked on the meter before it is made, and settled or released when it ends. */
export function meteredModels(models: UnmeteredModels, meter: CallMeter): Generation {
  async function paid<T extends { spent: readonly Spending[] }>(
    verb: PaidVerb,
    call: () => Promise<T>,
    free: ReadonlySet<string> = FREE,
  ): Promise<T> {
    const booked = await meter.book(verb);
    try {
      const made = await call();
      await booked.settle(made.spent).catch(logged);
      return made;
    } catch (error) {
      await (isFree(error, free) ? booked.release() : booked.settle(null)).catch(logged);
      throw error;
    }
  }
  return {
    writeScript: (task) => paid(task.verb, () => models.writeScript(task)),
    drawImage: (prompt, options) => paid("image", () => models.drawImage(prompt, options)),
    speak: (text, options = {}) => paid(options.verb ?? "speech", () => models.speak(text, options)),
    transcribe: (recording, options) => paid("transcription", () => models.transcribe(recording, options)),
    /** Paid for when it is ordered: nothing tells whether a canceled order was drawn. */
    async orderVideoClip(prompt, options) {
      const { ticket } = await paid("video-clip", () => models.orderVideoClip(prompt, options), FREE_ORDERS);
      return { ticket };
    },
    async orderTake(request, options) {
      const { ticket } = await paid("presenter", () => models.orderTake(request, options), FREE_ORDERS);
      return { ticket };
    },
    fetchTake: (ticket, options) => models.fetchTake(ticket, options),
    cancelTake: (ticket) => models.cancelTake(ticket),
    fetchVideoClip: (ticket, options) => models.fetchVideoClip(ticket, options),
    voices: () => models.voices(),
    cancelVideoClip: (ticket) => models.cancelVideoClip(ticket),
  };
}

const isFree = (error: unknown, free: ReadonlySet<string>): boolean =>
  error instanceof Refusal && free.has(error.code) && !cameAfterPaidAttempt(error);

/** A booking that is neither settled nor released lapses after a while. What was generated is worth more. */
function logged(error: unknown): void {
  logLine("error", "A booking was not ended.", { error });
}

import { creditPrices } from "@vignette/domain/usage";
import { storedValue } from "../../../shared/storage/stored-value.ts";

/** What a file that our server draws anew costs about, in AI credits. */
export const SERVER_COST = { credits: creditPrices.render };

/** The user was told what the server costs and agreed: they are not asked again in this browser. */
const agreed = storedValue("server-repairs:agreed");
/** The open question, for all files that wait for its answer. */
let open: PromiseWithResolvers<boolean> | null = null;

/**
 * Whether the server may draw files anew, which costs credits. The user is asked once, for all files that wait for it.
 * Rejects with the signal's reason.
 */
export async function mayUseServer(signal: AbortSignal): Promise<boolean> {
  if (agreed.read() !== null) return true;
  open ??= Promise.withResolvers<boolean>();
  const question = open;
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([question.promise, stopped.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Answers the open question. */
export function answerServer(yes: boolean): void {
  if (yes) agreed.write("yes");
  open?.resolve(yes);
  open = null;
}

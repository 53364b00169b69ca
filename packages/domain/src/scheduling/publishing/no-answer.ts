import { type Saying, say } from "../../kernel/index.ts";

/** What we notice ourselves of a call that brought nothing that counts. */
export type Noticed =
  | "timed-out"
  | "cut-off"
  | "unclear"
  | "token-refused"
  | "too-often"
  | "still-reading"
  | "not-renewed";

/** Why a call brought nothing that counts: what we noticed, or the platform's own words for an error. */
export type NoAnswer = Noticed | { said: string };

const noticed: Record<Noticed, (name: string) => Saying> = {
  "timed-out": (name) => say("receipt.timed-out", `${name} took too long to answer.`, { name }),
  "cut-off": (name) => say("receipt.cut-off", `The connection to ${name} was lost before it answered.`, { name }),
  unclear: (name) => say("receipt.unclear", `${name} sent an answer that we can't read.`, { name }),
  "token-refused": (name) => say("receipt.token-refused", `${name} didn't accept our access to the account.`, { name }),
  "too-often": (name) => say("receipt.too-often", `${name} wants us to ask less often.`, { name }),
  "still-reading": (name) => say("receipt.handed-over", `${name} is reading the files.`, { name }),
  "not-renewed": (name) => say("receipt.not-renewed", `We couldn't renew the connection to ${name}.`, { name }),
};

/** The line of a receipt about a call that brought nothing that counts. Only the platform's own words stay as they came: ADR 154. */
export const noAnswerSaying = (name: string, why: NoAnswer): Saying =>
  typeof why === "string"
    ? noticed[why](name)
    : say("receipt.error-answered", `${name} answered with an error: ${why.said}`, { name, reason: why.said });

import { APP_VERSION, seconds } from "@vignette/domain/kernel";
import { operator } from "@vignette/domain/support";
import * as z from "zod/mini";
import { logLine } from "../log/log-line.ts";
import type { MailOutcome, MailPort } from "./mail-port.ts";

const ADDRESS = "https://api.resend.com/emails";
/** Timeout for Resend's answer, in ms. Our own choice: an admin waits for the answer. */
const PATIENCE = seconds(10);
/** Maximum length of a stored problem, in characters. */
const PROBLEM_MAX = 300;

const Accepted = z.object({ id: z.string() });
const Refused = z.object({ name: z.string(), message: z.string() });

type Options = {
  /** Without it nothing is sent. */
  apiKey: string | undefined;
  fetch: typeof globalThis.fetch;
};

/** Sends mail through Resend. Source: docs/platforms/resend.md; ADR 56. */
export function resendMail({ apiKey, fetch }: Options): MailPort {
  return async ({ to, subject, text, html, unsubscribe, key }) => {
    if (!apiKey) return { type: "refused", problem: "No mail service is set up (RESEND_API_KEY)." };
    try {
      const response = await fetch(ADDRESS, {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": key,
          // Workers send none by themselves, and Resend refuses requests without one.
          "user-agent": `vignette/${APP_VERSION}`,
        },
        body: JSON.stringify({
          ...{ from: `${operator.name} <${operator.supportEmail}>`, to: [to], subject, text },
          ...(html !== undefined && { html }),
          ...(unsubscribe !== undefined && { headers: unsubscribeHeaders(unsubscribe) }),
        }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return outcomeOf(response.status, await response.text());
    } catch (error) {
      logLine("warn", "The mail service did not answer.", { error });
      return { type: "unknown", problem: "The mail service did not answer." };
    }
  };
}

const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function outcomeOf(status: number, body: string): MailOutcome {
  const answer = parsed(body);
  const accepted = Accepted.safeParse(answer);
  if (status === 200 && accepted.success) return { type: "sent", id: accepted.data.id };
  const refused = Refused.safeParse(answer);
  const reason = refused.success ? `${refused.data.name}: ${refused.data.message}` : "no reason given";
  logLine("warn", "The mail service refused a mail.", { status, reason });
  const problem = `The mail service answered ${status} (${reason})`.slice(0, PROBLEM_MAX);
  // 409: a mail with this key was sent or is being sent. 500 and above: the outcome is unknown.
  const isCertain = status >= 400 && status < 500 && status !== 409;
  return { type: isCertain ? "refused" : "unknown", problem };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

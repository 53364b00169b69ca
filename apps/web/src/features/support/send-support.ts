import type { RefusalValues } from "@vignette/domain/kernel";
import { wordedAnswer } from "../../shared/refusals/worded.ts";
import { rememberingFetch } from "../../shared/requests/last-request.ts";
import { authorization } from "../../trpc.ts";

export type SupportContext = { page: string; version: string; requestId: string | null };
type Request = { description: string; context: SupportContext | null; files: readonly File[] };

type Answer = { error?: string; code?: string; field?: string | null; values?: RefusalValues };

/** A refusal of the Worker. `field` names its input, such as `images.0`. */
export class SupportError extends Error {
  override readonly name = "SupportError";
  readonly status: number;
  readonly code: string | null;
  readonly field: string | null;

  constructor(status: number, answer: Answer) {
    super(wordedAnswer(answer) ?? `POST /api/support answered ${status}`);
    this.status = status;
    this.code = answer.code ?? null;
    this.field = answer.field ?? null;
  }
}

/** Opens a ticket with its pictures. Rejects with a SupportError, or with the error of the network. */
export async function sendSupport({ description, context, files }: Request): Promise<string> {
  const body = new FormData();
  body.append("description", description);
  body.append("context", JSON.stringify(context));
  for (const file of files) body.append("images", file);
  const response = await rememberingFetch("/api/support", { method: "POST", body, headers: await authorization() });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new SupportError(response.status, answer);
  return String(answer.ticketId);
}

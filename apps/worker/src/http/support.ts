import { Refusal } from "@vignette/domain/kernel";
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  descriptionMissing,
  OpenTicketInput,
  supportSignedOut,
} from "@vignette/domain/support";
import type { Context } from "hono";
import * as z from "zod/mini";
import { documentRefusal } from "../adapters/documents/document-refusal.ts";
import { buildContext } from "../context/build-context.ts";
import { checkImages } from "../features/support/check-images.ts";
import { openTicket } from "../features/support/open-ticket.ts";
import { ticketStore } from "../features/support/store.ts";
import { formAtMost } from "./gates/at-most.ts";
import { requestUser } from "./gates/request-user.ts";
import type { HttpEnv } from "./http-env.ts";

/** All images at their maximum size, and the text, in bytes. */
const MAX_BODY = (ATTACHMENTS_MAX + 1) * ATTACHMENT_MAX_BYTES;

/**
 * Receives a support request as a form: `description`, `context` (JSON) and up to three files `images`. Answers with `{
 * ticketId }`.
 */
export async function support(c: Context<HttpEnv>): Promise<Response> {
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user.kind === "signed-out" ? supportSignedOut() : user;
  const form = await formAtMost(c.req.raw, MAX_BODY);
  if (form === null) throw new Refusal("invalid", "support.no-form", "Send a form.", "body");

  const input = parsedInput(form);
  const images = await checkImages(filesOf(form));
  const deps = { ...context, tickets: ticketStore(context.documents) };
  const { ticketId } = await openTicket(deps, user, input, images).catch((error: unknown) => {
    throw documentRefusal(error) ?? error;
  });
  return c.json({ ticketId });
}

function parsedInput(form: FormData): OpenTicketInput {
  const description = form.get("description");
  if (typeof description !== "string" || description.trim() === "") throw descriptionMissing();
  const input = z.safeParse(OpenTicketInput, { description, context: parsedContext(form.get("context")) });
  if (input.success) return input.data;
  const [issue] = input.error.issues;
  const field = issue?.path.map(String).join(".") || "description";
  throw new Refusal("invalid", "support.bad-input", `${field}: ${issue?.message ?? "This cannot be used."}`, field);
}

/** A value that is not JSON stays a string, which the schema then refuses by field. */
function parsedContext(value: File | string | null): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function filesOf(form: FormData): File[] {
  return form.getAll("images").map((it) => {
    if (typeof it !== "string") return it;
    throw new Refusal("invalid", "support.no-file", "This is not a file.", "images");
  });
}

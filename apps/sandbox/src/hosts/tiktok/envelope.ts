import type { Context } from "hono";
import type * as z from "zod/mini";
import { jsonWithLongIds } from "../../long-ids.ts";
import { logId } from "./oauth.ts";

type Status = 200 | 400 | 401 | 403 | 429 | 500;

/** A refusal as TikTok words it. Some arrive with status 200 on purpose. */
export class TiktokError extends Error {
  readonly status: Status;
  readonly code: string;

  constructor(status: Status, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** `{data, error: {code: "ok"}}`; long ids leave as bare numbers. */
export function ok(value: unknown): Response {
  return jsonWithLongIds({ data: value, error: { code: "ok", message: "", log_id: logId() } });
}

/** Turns what a handler threw into TikTok's envelope. */
export function tiktokFailure(error: Error, c: Context): Response {
  const refusal =
    error instanceof TiktokError
      ? error
      : new TiktokError(500, "internal_error", `The sandbox failed: ${error.message}`);
  if (refusal.status === 500) console.error(error);
  return c.json({ data: {}, error: { code: refusal.code, message: refusal.message, log_id: logId() } }, refusal.status);
}

/** The body of a posting call, checked; what is wrong is named by its path. */
export async function readBody<T extends z.ZodMiniType>(c: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(await c.req.json().catch(() => null));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new TiktokError(400, "invalid_param", `${issue?.path.join(".") ?? "body"}: ${issue?.message ?? "invalid"}`);
}

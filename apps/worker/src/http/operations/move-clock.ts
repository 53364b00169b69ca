import type { Handler } from "hono";
import * as z from "zod/mini";
import { moveClock } from "../../adapters/clock.ts";
import { textAtMost } from "../gates/at-most.ts";
import type { HttpEnv } from "../http-env.ts";

const Move = z.strictObject({ movedByMs: z.int() });
const MAX_BODY = 100;

/**
 * `POST /__control/clock`: the sandbox tells how far its clock is moved. It is there in local development alone, which
 * deployment enforces: `SANDBOX_ORIGIN` may not be set. Source: ADR 110.
 */
export const receiveClock: Handler<HttpEnv> = async (c) => {
  if (c.env.SANDBOX_ORIGIN === undefined) return c.json({ error: "There is nothing at this address." }, 404);
  const move = z.safeParse(Move, parsed(await textAtMost(c.req.raw, MAX_BODY)));
  if (!move.success) return c.json({ error: "Send { movedByMs }." }, 400);
  moveClock(move.data.movedByMs);
  return c.json(move.data);
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

import type { MiddlewareHandler } from "hono";
import { clock } from "../../adapters/clock.ts";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import { documentsOf } from "../../context/build-context.ts";
import { callerOf } from "../../context/caller.ts";
import { currentFlags } from "../../context/current-flags.ts";
import { refuseWrite } from "../../context/refuse-write.ts";
import type { WriteAccess } from "../../context/write-access.ts";
import type { HttpEnv } from "../http-env.ts";
import { requestUser } from "./request-user.ts";

/** Before a route that writes: the same refusals as for procedures. Source: ADR 47. */
export const writeGate =
  (access: WriteAccess): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const { env, req } = c;
    const request = {
      documents: documentsOf(env),
      flags: currentFlags(env),
      user: await requestUser(req.raw.headers, env),
      caller: callerOf(req.raw, env),
      now: clock(),
    };
    const refusal = await refuseWrite(request, access).catch((error: unknown) => {
      throw documentRefusal(error) ?? error;
    });
    if (refusal) throw refusal;
    await next();
  };

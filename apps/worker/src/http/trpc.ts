import { trpcServer } from "@hono/trpc-server";
import { accountDeleted } from "@vignette/domain/identity";
import { Refusal } from "@vignette/domain/kernel";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { logLine } from "../adapters/log/log-line.ts";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import { buildContext } from "../context/build-context.ts";
import { callerOf } from "../context/caller.ts";
import type { Context } from "../context/context.ts";
import { identityKeyOf } from "../context/identity-key.ts";
import { appRouter } from "../router.ts";
import type { HttpEnv } from "./http-env.ts";
import { admitted, tokenUser } from "./request-user.ts";

/** Maximum body of a call, in bytes: files have routes of their own. */
const MAX_BODY = 1024 * 1024;

/** All procedures. Each request gets its own context. */
export const trpc = every(
  bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.json({ error: "This request is too large." }, 413) }),
  trpcServer({
    endpoint: "/api/trpc",
    router: appRouter,
    createContext: async (_options, c): Promise<Context> => {
      const { env, executionCtx, req, get } = c as typeof c & { env: HttpEnv["Bindings"] };
      const token = await tokenUser(req.raw.headers, env);
      const user = token instanceof Refusal ? token : await admitted(token, env);
      const isDeleted = user instanceof Refusal && user.code === accountDeleted().code;
      return {
        ...buildContext(env, (work) => executionCtx.waitUntil(work)),
        caller: callerOf(req.raw, env),
        requestId: String(get("requestId")),
        user,
        leaving: isDeleted && !(token instanceof Refusal) ? token : null,
        identityKey: identityKeyOf(env.SEALING_KEY, token),
      };
    },
    onError: ({ error, path }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") reportUnexpected(error.cause ?? error, { path });
      const isAway = error.cause instanceof Refusal && error.cause.kind === "unavailable";
      if (isAway) logLine("warn", "A service did not answer.", { path, error: error.cause });
    },
  }),
);

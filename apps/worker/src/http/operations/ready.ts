import { seconds } from "@vignette/domain/kernel";
import type { Handler } from "hono";
import { clock } from "../../adapters/clock.ts";
import { identityKeys } from "../../adapters/identity/verify-token.ts";
import { logLine } from "../../adapters/log/log-line.ts";
import { documentsOf } from "../../context/build-context.ts";
import { type Checks, readiness } from "../../features/operations/readiness.ts";
import { operationsStore } from "../../features/operations/store.ts";
import type { HttpEnv } from "../http-env.ts";

/** How long an isolate caches its last answer, so that visitors cannot trigger check after check. Our own choice. */
const REPEATED = seconds(5);

let latest: { at: number; checks: Checks } | null = null;

/** `GET /api/ready`: 200 if every check passes, otherwise 503 with the names of those that failed. For monitors. */
export const ready: Handler<HttpEnv> = async (c) => {
  if (latest === null || clock() - latest.at > REPEATED) {
    const deps = {
      operations: operationsStore(documentsOf(c.env)),
      identityKeys,
      files: async () => void (await c.env.FILES.head("ready")),
      now: clock(),
    };
    const warn = (check: string, error: unknown) => logLine("warn", "A check failed.", { check, error });
    latest = { at: clock(), checks: await readiness(deps, warn) };
  }
  const ok = Object.values(latest.checks).every((it) => it === "ok");
  return c.json({ ok, checks: latest.checks }, ok ? 200 : 503);
};

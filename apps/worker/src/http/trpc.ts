import type { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { VIEW_AS_HEADER } from "@vignette/domain/admin";
import { duringMaintenance } from "@vignette/domain/flags";
import { accountDeleted } from "@vignette/domain/identity";
import { Refusal } from "@vignette/domain/kernel";
import type { Context as HonoContext } from "hono";
import { readOnlyDocuments } from "../adapters/documents/read-only-documents.ts";
import { logLine } from "../adapters/log/log-line.ts";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import { sealingKeysOf } from "../adapters/sealing-keys.ts";
import { buildContext } from "../context/build-context.ts";
import { callerOf } from "../context/caller.ts";
import type { Context } from "../context/context.ts";
import { currentFlags } from "../context/current-flags.ts";
import { type ExpectedReads, expectedReads } from "../context/expected-reads.ts";
import { identityKeyOf } from "../context/identity-key.ts";
import { transportError } from "../context/trpc.ts";
import { viewedUser } from "../context/viewed-user.ts";
import { appRouter } from "../router.ts";
import { textAtMost } from "./gates/at-most.ts";
import { refuseCalls } from "./gates/refuse-calls.ts";
import { admitted, tokenUser } from "./gates/request-user.ts";
import type { HttpEnv } from "./http-env.ts";

/** Maximum body of a call, in bytes: files have routes of their own. */
const MAX_BODY = 1024 * 1024;

/** All procedures. Each request gets its own context. */
export async function trpc(c: HonoContext<HttpEnv>): Promise<Response> {
  const refusal = refuseCalls(new URL(c.req.url));
  if (refusal) throw refusal;
  const reads = c.req.method === "GET" ? expectedReads() : null;
  const answer = await fetchRequestHandler({
    endpoint: "/api/trpc",
    router: appRouter,
    req: withJsonOnly(c.req.raw),
    createContext: () => contextOf(c, reads).catch(asTransportError),
    responseMeta: ({ errors }) => retryAfter(errors),
    onError: ({ error, path }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") reportUnexpected(error.cause ?? error, { path });
      const isAway = error.cause instanceof Refusal && error.cause.kind === "unavailable" && !isOff(error.cause);
      if (isAway) logLine("warn", "A service did not answer.", { path, error: error.cause });
    },
  });
  reads?.learn();
  return answer;
}

/** Outside of procedures, refusals are not converted by `publicProcedure`. */
function asTransportError(error: unknown): never {
  throw error instanceof Refusal ? transportError(error) : error;
}

/** The header `Retry-After`, if one of the calls was refused for a while. */
function retryAfter(errors: readonly TRPCError[]) {
  const waits = errors.flatMap(({ cause }) => (cause instanceof Refusal ? (cause.retryAfterS ?? []) : []));
  return waits.length === 0 ? {} : { headers: new Headers({ "retry-after": String(Math.max(...waits)) }) };
}

async function contextOf(
  { env, executionCtx, req, get }: HonoContext<HttpEnv>,
  reads: ExpectedReads | null,
): Promise<Context> {
  const token = await tokenUser(req.raw.headers, env);
  const own = token instanceof Refusal || req.raw.headers.has(VIEW_AS_HEADER) ? null : token.uid;
  const context = buildContext(env, (work) => executionCtx.waitUntil(work), reads?.of(own, req.url) ?? null);
  const sender = token instanceof Refusal ? token : await admitted(token, env, reads ? context.documents : undefined);
  const isDeleted = sender instanceof Refusal && sender.code === accountDeleted().code;
  const viewed = await viewedUser(context, req.raw.headers, sender);
  return {
    ...context,
    ...(viewed && { documents: readOnlyDocuments(context.documents) }),
    flags: currentFlags(env),
    caller: callerOf(req.raw, env),
    requestId: get("requestId"),
    user: viewed ?? sender,
    viewer: viewed && !(sender instanceof Refusal) ? sender.uid : null,
    leaving: isDeleted && !(token instanceof Refusal) ? token : null,
    identityKey: viewed ? async () => null : identityKeyOf(sealingKeysOf(env), token),
  };
}

/**
 * The request with a body that is read only as JSON and up to its maximum size, and only once a procedure wants its
 * input: never for a caller whom the procedure refuses. An empty body is no input: tRPC's client sends none without one.
 */
function withJsonOnly(request: Request): Request {
  const json = async (): Promise<unknown> => {
    const text = await textAtMost(request, MAX_BODY);
    return text === "" ? undefined : JSON.parse(text);
  };
  const notJson = () => {
    throw new Refusal("invalid", "request.not-json", "Send JSON.", "content-type");
  };
  const readers = { json, text: notJson, formData: notJson, blob: notJson, arrayBuffer: notJson, body: null };
  return new Proxy(request, {
    get: (target, name) => (name in readers ? Reflect.get(readers, name) : Reflect.get(target, name, target)),
  });
}

/** Maintenance is no failure. */
const isOff = ({ code }: Refusal) => code === duringMaintenance().code;

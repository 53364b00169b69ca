import { initTRPC, TRPCError } from "@trpc/server";
import { notAdmin, viewOnly } from "@vignette/domain/admin";
import {
  cutToUtf16Units,
  type Issue,
  issueSaying,
  Refusal,
  type RefusalKind,
  type Says,
} from "@vignette/domain/kernel";
import type { Outcome } from "@vignette/domain/operations";
import { clock } from "../adapters/clock.ts";
import { documentRefusal } from "../adapters/documents/document-refusal.ts";
import { logScope } from "../adapters/log/log-scope.ts";
import { measure } from "../adapters/metrics/measure.ts";
import type { Context } from "./context.ts";
import { isAdmin } from "./is-admin.ts";
import { refuseWrite } from "./refuse-write.ts";
import { accessOf } from "./write-access.ts";

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error }) {
    const refusal = error.cause instanceof Refusal ? error.cause : null;
    const unexpected = shape.data.code === "INTERNAL_SERVER_ERROR";
    return {
      ...shape,
      message: unexpected ? "Something went wrong." : (inputMessage(error) ?? shape.message),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path ?? null,
        requestId: logScope()?.requestId ?? null,
        refusal: refusal?.code ?? null,
        values: refusal?.values ?? null,
        field: refusal?.field ?? inputField(error),
        issue: inputIssue(error),
      },
    };
  },
});

const codes = {
  invalid: "BAD_REQUEST",
  "too-large": "PAYLOAD_TOO_LARGE",
  "signed-out": "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  missing: "NOT_FOUND",
  conflict: "CONFLICT",
  limit: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Record<RefusalKind, TRPCError["code"]>;

export const router = t.router;

/** The only place where refusals become transport errors. */
const anyProcedure = t.procedure.use(async ({ ctx, type, path, next }) => {
  const startedAt = clock();
  if (ctx.viewer !== null && (type !== "query" || isOwnersOnly(path))) throw transportError(viewOnly());
  const result = await next();
  const refusal = result.ok ? null : (documentRefusal(result.error.cause) ?? result.error.cause);
  measure({ type: "request", name: path, outcome: outcomeOf(result, refusal), ms: clock() - startedAt });
  if (result.ok) return result;
  if (refusal instanceof Refusal) throw transportError(refusal);
  return result;
});

/** For all callers, signed in or not. Mutations are refused where the table of writes says so. */
export const publicProcedure = anyProcedure.use(async ({ ctx, type, path, next }) => {
  const refusal = type === "mutation" ? await refuseWrite(ctx, accessOf(path)) : null;
  if (refusal) throw refusal;
  return next();
});

/**
 * Queries that are refused to an admin who views an account: they export everything, or call a platform as the user.
 */
const ownersOnly = ["identity.exportUserData", "socialAccounts.creatorInfo", "socialAccounts.quota"];
const isOwnersOnly = (path: string): boolean => ownersOnly.includes(path) || path.startsWith("admin.");

/** An invalid input is a refusal; a service that does not answer is a failure. */
function outcomeOf(result: { ok: true } | { ok: false; error: TRPCError }, refusal: unknown): Outcome {
  if (result.ok) return "ok";
  if (refusal instanceof Refusal) return refusal.kind === "unavailable" ? "failed" : "refused";
  return result.error.code === "INTERNAL_SERVER_ERROR" ? "failed" : "refused";
}

/** For callers with a valid identity token. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.user instanceof Refusal) throw ctx.user;
  return next({ ctx: { user: ctx.user } });
});

/** For users who delete their account: a deletion that failed may be repeated with the same token. */
export const leavingProcedure = publicProcedure.use(({ ctx, next }) => {
  const user = ctx.leaving ?? ctx.user;
  if (user instanceof Refusal) throw user;
  return next({ ctx: { user } });
});

/** For admins: the token claims it, or the user's record says so. Source: spec §6. */
export const adminProcedure = userProcedure.use(async ({ ctx, next }) => {
  if (!(await isAdmin(ctx.documents, ctx.user))) throw notAdmin();
  return next();
});

/** The error that carries a Refusal to the client. */
export function transportError(refusal: Refusal): TRPCError {
  return new TRPCError({ code: codes[refusal.kind], message: refusal.message, cause: refusal });
}

/** A message may name what a hostile caller sent, so it is cut, in UTF-16 units. Our own choice. */
const MESSAGE_MAX = 300;

/** The issues of a zod error, recognized by shape: the class itself would pull zod's root namespace into the bundle. */
function issuesOf(error: TRPCError): readonly (Issue & { path?: readonly PropertyKey[] })[] {
  const cause: unknown = error.cause;
  if (error.code !== "BAD_REQUEST" || typeof cause !== "object" || cause === null || !("issues" in cause)) return [];
  return Array.isArray(cause.issues) ? cause.issues : [];
}

function inputField(error: TRPCError): string | null {
  const [issue] = issuesOf(error);
  return issue?.path ? issue.path.map(String).join(".") : null;
}

/** The code and values of what is wrong with an input, for a page that says it in another language. Source: ADR 148. */
function inputIssue(error: TRPCError): Says | null {
  const [issue] = issuesOf(error);
  return issue ? issueSaying(issue).says : null;
}

function inputMessage(error: TRPCError): string | null {
  const [issue] = issuesOf(error);
  return issue ? cutToUtf16Units(`${inputField(error) || "input"}: ${issue.message}`, MESSAGE_MAX) : null;
}

import { skipSentences } from "@vignette/domain/automation";
import { refuseAccess } from "@vignette/domain/identity";
import { Refusal } from "@vignette/domain/kernel";
import type { Context } from "hono";
import { documentRefusal } from "../adapters/documents/document-refusal.ts";
import { buildContext } from "../context/build-context.ts";
import { callerOf } from "../context/caller.ts";
import { currentFlags } from "../context/current-flags.ts";
import { refuseWrite } from "../context/refuse-write.ts";
import { standingOf } from "../context/standing-of.ts";
import { recipeStore } from "../features/automation/store.ts";
import { callerOfRecipe, receiveCall } from "../features/automation/triggers/receive-call.ts";
import { triggerStore } from "../features/automation/triggers/trigger-store.ts";
import { textAtMost } from "./gates/at-most.ts";
import { assertAddressRate, assertUserRate } from "./gates/rate-limits.ts";
import type { HttpEnv } from "./http-env.ts";

/** Largest body of a call, in bytes. Source: docs/recipe-calls.md#the-call. */
const MAX_BODY = 32_000;

/**
 * `POST /api/recipes/:recipeId/calls`: begins a piece of a recipe. The signature with the recipe's secret is the proof; no
 * answer tells an unknown recipe from a wrong signature. Answers 202 with the run, or 200 if this call had begun it
 * before. Source: docs/recipe-calls.md.
 */
export async function receiveRecipeCall(c: Context<HttpEnv>): Promise<Response> {
  const { env, req } = c;
  const context = buildContext(env, (work) => c.executionCtx.waitUntil(work));
  const { documents } = context;
  const deps = { ...context, recipes: recipeStore(documents), triggers: triggerStore(documents) };
  const recipeId = req.param("recipeId") ?? "";
  const call = {
    id: (req.header("webhook-id") ?? "").slice(0, 256),
    timestamp: req.header("webhook-timestamp") ?? "",
    signature: req.header("webhook-signature") ?? "",
    body: await textAtMost(req.raw, MAX_BODY),
  };
  const uid = await callerOfRecipe(deps, recipeId, call).catch(asRefusal);
  if (uid === null) {
    await assertAddressRate(req.raw.headers, env);
    throw notSigned();
  }
  await assertUserRate(uid, env);
  const request = { ...context, flags: currentFlags(env), user: notSigned(), caller: callerOf(req.raw, env) };
  const refusal = refuseAccess(await standingOf(documents, uid)) ?? (await refuseWrite(request, "anywhere"));
  if (refusal) throw refusal;
  const { run, isNew } = await receiveCall(deps, recipeId, call).catch(asRefusal);
  const { id, state, at, skip } = run;
  const why = skip === null ? null : skipSentences[skip];
  return c.json({ run: id, state, at: new Date(at).toISOString(), why }, isNew ? 202 : 200);
}

const notSigned = () => new Refusal("signed-out", "automation.not-signed", "The signature of this call does not hold.");

function asRefusal(error: unknown): never {
  throw documentRefusal(error) ?? error;
}

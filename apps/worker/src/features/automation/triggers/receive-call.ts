import { CallBody, type RecipeRun, topicOfCall } from "@vignette/domain/automation";
import { Id, Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { isGenuineCall, type SignedCall } from "../../../adapters/recipes/call-signature.ts";
import type { TextSeal } from "../../../adapters/text-seal.ts";
import { beginTriggered, type TriggerDeps } from "./begin-triggered.ts";
import { occasionKey } from "./occasion-key.ts";
import type { TriggerStore } from "./trigger-store.ts";

type Deps = TriggerDeps & { triggers: TriggerStore; callSeal: TextSeal };

/** The owner of the recipe that a call is for; null unless the call is genuine. */
export async function callerOfRecipe(
  { triggers, callSeal, now }: Pick<Deps, "triggers" | "callSeal" | "now">,
  recipeId: string,
  call: SignedCall,
): Promise<string | null> {
  if (!z.safeParse(Id, recipeId).success) return null;
  const stored = (await triggers.secret(recipeId))?.value;
  const secret = stored ? await callSeal.unseal(recipeId, stored.sealed) : null;
  return stored && secret !== null && (await isGenuineCall(call, secret, now)) ? stored.uid : null;
}

/** Begins the piece that a genuine call asks for. The same call again gives the same run. */
export async function receiveCall(
  deps: Deps,
  recipeId: string,
  { id, body }: SignedCall,
): Promise<{ run: RecipeRun; isNew: boolean }> {
  const wanted = z.safeParse(CallBody, body === "" ? {} : parsed(body));
  if (!wanted.success) throw badBody();
  const begun = await beginTriggered(deps, recipeId, {
    key: await occasionKey("call", id),
    topic: topicOfCall(wanted.data),
  });
  if (!begun) throw notRunning();
  return begun;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const badBody = () =>
  new Refusal(
    "invalid",
    "automation.call-body",
    "Send a JSON object with title (200 characters), text (4,000 characters) and link (a web address), each optional.",
    "body",
  );
const notRunning = () =>
  new Refusal("conflict", "automation.not-running", "This recipe is not running, so the call began nothing.");

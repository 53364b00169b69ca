import type { SignedUp } from "./client.ts";
import { waitFor } from "./wait.ts";

/** Subscribes to a plan as its owner would: pays on the simulated checkout page, and waits until it counts. */
export async function buyPlan({ client, origin, idToken }: SignedUp, planId: string, name: string): Promise<void> {
  const answer = await fetch(`${origin}/createCheckoutSessionHttp`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ planId }),
  });
  const { url } = (await answer.json()) as { url?: string };
  if (!url) throw new Error(`No checkout was opened for ${planId} (${answer.status}).`);
  await fetch(url, { method: "POST", body: new URLSearchParams({ decision: "pay" }), redirect: "manual" });
  await waitFor(
    "the plan",
    30,
    () => client.usage.summary.query(),
    ({ planName }) => planName === name,
  );
}

import { signer } from "../../apps/worker/src/adapters/files/signer.ts";
import { RESEAL_LABEL, resealMessage } from "../../apps/worker/src/http/operations/reseal-message.ts";

export type ResealCounts = { current: number; old: number; unreadable: number };

/** How long a signed request is accepted, in ms; at most five minutes. */
const HOLDS_FOR = 120_000;

/**
 * Seals all accounts of an instance with its current key, page by page. Null if the instance does not use this key yet,
 * or does not answer.
 */
export async function resealAll(origin: string, key: string, dryRun: boolean): Promise<ResealCounts | null> {
  const sum = { current: 0, old: 0, unreadable: 0 };
  for (let after: unknown = null; ; ) {
    const page = await resealPage(origin, key, JSON.stringify({ after, dryRun }));
    if (page === null) return null;
    for (const name of ["current", "old", "unreadable"] as const) sum[name] += page[name];
    if (page.next === null) return sum;
    after = page.next;
  }
}

async function resealPage(
  origin: string,
  key: string,
  body: string,
): Promise<(ResealCounts & { next: unknown }) | null> {
  const until = String(Date.now() + HOLDS_FOR);
  const signature = await signer({ current: key, old: null }, RESEAL_LABEL).sign(resealMessage(until, body));
  const headers = { "content-type": "application/json", "x-vignette-signature": `${until}.${signature}` };
  const answer = await fetch(`${origin}/api/keys/reseal`, { method: "POST", headers, body }).catch(() => null);
  if (answer === null || answer.status === 401) return null;
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as ResealCounts & { next: unknown };
}

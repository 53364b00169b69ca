import { bestHooks, type Hook, type HookFilling, hookOffer } from "../../hook-library/index.ts";
import { type CreationView, suitsLooks } from "../../studio/index.ts";

/** What of a suggestion a hook has to fit. */
type Wanted = { hookCategory: string; hookId: string | null; kind: CreationView["kind"]; look: string };

/**
 * The hook to test: the suggested one if it still fits the product and the look, else the first of its category that
 * does; null if the category has none.
 */
export function testHook(
  hooks: readonly Hook[],
  filling: HookFilling,
  { hookCategory, hookId, kind, look }: Wanted,
): { hook: Hook; line: string } | null {
  const suits = (line: string) => suitsLooks(line, kind, [look]);
  const named = hooks.find(({ id }) => id === hookId);
  const offer = named && hookOffer(named, filling);
  if (offer && offer.not === null && suits(offer.line)) return offer;
  const ofCategory = hooks.filter(({ category }) => category === hookCategory);
  return bestHooks(ofCategory, filling, kind, 1, { suits })[0] ?? null;
}

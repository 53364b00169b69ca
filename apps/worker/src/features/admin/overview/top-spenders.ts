import type { Instant } from "@vignette/domain/kernel";
import { type SpendLine, totalSpend } from "@vignette/domain/usage";
import { nullIfUnreadable } from "../../../adapters/documents/null-if-unreadable.ts";
import type { AdminStore } from "../store.ts";

/** Maximum number of users in the list. */
const LISTED = 10;

/** What a user's AI calls cost in the current period of their plan. `email` is null if the user cannot be read. */
export type Spender = SpendLine & { uid: string; email: string | null; resetsAt: Instant };

/** The users whose AI calls cost the most credits in their current period. Composite index on `credits`: spent, resetsAt. */
export async function topSpenders(store: Pick<AdminStore, "credits" | "users">, now: Instant): Promise<Spender[]> {
  const found = await store.credits.find({
    where: [
      ["resetsAt", ">", now],
      ["spent", ">", 0],
    ],
    orderBy: [["spent", "desc"]],
    limit: LISTED,
  });
  return await Promise.all(
    found.map(async ({ value: { uid, spent, days, resetsAt } }) => {
      const user = await store.users.get(uid).catch(nullIfUnreadable);
      const { calls, micros } = totalSpend(Object.values(days).flatMap((lines) => Object.values(lines)));
      return { uid, email: user?.value.email ?? null, resetsAt, calls, micros, credits: spent };
    }),
  );
}

import type { Underway } from "./cast.ts";
import type { Act } from "./scenario.ts";

/** Does what the owner wants; what is refused changes nothing. */
export async function ownerActs({ creator, who }: Underway, act: Act): Promise<void> {
  const { postId, accountId } = who;
  const { scheduling, socialAccounts } = creator.client;
  const acts: Record<Act, () => Promise<unknown>> = {
    cancel: () => scheduling.cancel.mutate({ id: postId }),
    move: () => scheduling.reschedule.mutate({ id: postId, when: { type: "at", zone: "UTC", wallTime: inTwoDays() } }),
    delete: () => scheduling.removeMany.mutate({ ids: [postId] }),
    disconnect: () => socialAccounts.disconnect.mutate({ id: accountId }),
  };
  await acts[act]().catch((error: unknown) => {
    // A refusal has words; anything else would be a fault of ours.
    if (!isRefusal(error)) throw error;
  });
}

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);

const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "data" in error &&
  (error.data as { code?: string } | null)?.code !== "INTERNAL_SERVER_ERROR";

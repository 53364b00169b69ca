import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import type { TokenSeal } from "../../adapters/platforms/token-seal.ts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";

/** Accounts per call: each is a call to its Durable Object. Our own choice. */
const PAGE = 100;

/** Where the next page begins. */
const Place = z.object({ at: Instant, id: z.string() });
export const ResealInput = z.object({ after: z.nullable(Place), dryRun: z.boolean() });
export type ResealInput = z.infer<typeof ResealInput>;

/** The outcome for the accounts of a page; `next` is null on the last one. */
export type Resealed = {
  /** Sealed with the current key already. */
  current: number;
  /** Sealed with the old key: now with the current one, except in a dry run. */
  old: number;
  /** Sealed with neither key: their owners are asked to reconnect, except in a dry run. */
  unreadable: number;
  next: z.infer<typeof Place> | null;
};

type Deps = { accounts: Pick<SocialAccountStore, "page">; gates: AccountGates; seal: TokenSeal };

/** Seals the tokens of one page of accounts with the current key. Can be repeated. Source: ADR 50. */
export async function resealAccounts(deps: Deps, { after, dryRun }: ResealInput): Promise<Resealed> {
  const found = await deps.accounts.page(after, PAGE);
  const outcomes = await Promise.all(
    found.map(async ({ id, value }) => (dryRun ? await sealOf(deps.seal, id, value) : await deps.gates(id).reseal())),
  );
  const count = (outcome: string) => outcomes.filter((it) => it === outcome).length;
  const last = found.length === PAGE ? found.at(-1) : undefined;
  return {
    current: count("current"),
    old: count("old"),
    unreadable: count("unreadable"),
    next: last ? { at: last.value.createdAt, id: last.id } : null,
  };
}

async function sealOf(seal: TokenSeal, id: string, { sealedTokens }: StoredAccount) {
  if (await seal.isCurrent(sealedTokens)) return "current";
  return await seal.unseal(id, sealedTokens).then(
    () => "old" as const,
    () => "unreadable" as const,
  );
}

import { DurableObject } from "cloudflare:workers";
import type { AccountTokens, Platform } from "@vignette/domain/social-accounts";
import { clock } from "../adapters/clock.ts";
import type { CountedCall, LinkedFile, TokenAccess } from "../adapters/platforms/account-gates.ts";
import { SealUnreadable, tokenSeal } from "../adapters/platforms/token-seal.ts";
import { sealingKeysOf } from "../adapters/sealing-keys.ts";
import { buildContext } from "../context/build-context.ts";
import type { Env } from "../context/env.ts";
import { platformAdapters } from "../context/publishing-adapters.ts";
import { notifierOf } from "../notifications/notifier-of.ts";
import { socialAccountStore } from "../records/stores/social-account-store.ts";
import { accountTokens } from "./account-gate/account-tokens.ts";
import { attemptLinks } from "./account-gate/attempt-links.ts";
import { rateBudget } from "./account-gate/rate-budget.ts";

const JOURNAL = "renewed-tokens";

/**
 * One per social account: its tokens, the links of its attempts, its rate budget. Source:
 * docs/architecture.md#publishing.
 */
export class AccountGate extends DurableObject<Env> {
  readonly #links = attemptLinks(this.ctx.storage, clock);
  readonly #budget = rateBudget(clock);
  readonly #seal = tokenSeal(sealingKeysOf(this.env));
  #tokens: ReturnType<typeof accountTokens> | null = null;

  access(accountId: string): Promise<TokenAccess> {
    return this.#tokensOf(accountId).access();
  }

  refuseToken(accountId: string, accessToken: string): void {
    this.#tokensOf(accountId).refuse(accessToken);
  }

  async seal(accountId: string, tokens: AccountTokens): Promise<string> {
    await this.#tokensOf(accountId).forget();
    return await this.#seal.seal(accountId, tokens);
  }

  reseal(accountId: string): Promise<"current" | "old" | "unreadable" | "gone"> {
    return this.#tokensOf(accountId).reseal();
  }

  async end(accountId: string, platform: Platform, sealedTokens: string): Promise<void> {
    await this.#tokensOf(accountId).forget();
    await this.ctx.storage.deleteAll();
    const tokens = await this.#seal.unseal(accountId, sealedTokens).catch(nullIfUnreadable);
    if (tokens) await platformAdapters(this.env)[platform].revoke(tokens);
  }

  book(_accountId: string, call: CountedCall): number {
    return this.#budget(call);
  }

  openLink(_accountId: string, token: string, files: readonly LinkedFile[]): Promise<void> {
    return this.#links.open(token, files);
  }

  closeLink(_accountId: string, token: string): Promise<{ fetched: boolean }> {
    return this.#links.close(token);
  }

  linkedFile(_accountId: string, token: string, index: number, fetch: boolean): Promise<LinkedFile | null> {
    return this.#links.file(token, index, fetch);
  }

  #tokensOf(accountId: string): ReturnType<typeof accountTokens> {
    const { storage } = this.ctx;
    const context = buildContext(this.env, (work) => this.ctx.waitUntil(work));
    this.#tokens ??= accountTokens({
      accountId,
      accounts: socialAccountStore(context.documents),
      platforms: platformAdapters(this.env),
      seal: this.#seal,
      journal: {
        read: () => storage.get<string>(JOURNAL),
        write: (sealed) => storage.put(JOURNAL, sealed),
        clear: async () => void (await storage.delete(JOURNAL)),
      },
      changed: (uid) => context.live(uid, { type: "account" }),
      notify: notifierOf(context).notify,
      now: clock,
    });
    return this.#tokens;
  }
}

/** Nothing can be revoked then; the owner can do so on the platform. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof SealUnreadable) return null;
  throw error;
}

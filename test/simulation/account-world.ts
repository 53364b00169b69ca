import type { AccountGate } from "../../apps/worker/src/adapters/platforms/account-gates.ts";
import type { Dice } from "./dice.ts";
import type { Process, Weather } from "./weather.ts";

/** The account as it truly is: whether its connection lives, and which links are open, closed, fetched. */
export type AccountWorld = {
  connection: "open" | "ended";
  token: number;
  links: Map<string, { open: boolean; fetched: boolean }>;
  /** Always, but where a flaw is planted. */
  linksClose: boolean;
};

export const anAccount = ({ linksClose }: { linksClose: boolean }): AccountWorld => ({
  connection: "open",
  token: 1,
  links: new Map(),
  linksClose,
});

/** A platform fetches a file. The link decides: a revoked one is never served. */
export function fetchLink(account: AccountWorld, token: string): boolean {
  const link = account.links.get(token);
  if (!link?.open) return false;
  link.fetched = true;
  return true;
}

/** The account's gate as one process reaches it. A Durable Object: one writer, but the way to it may fail. */
export function gateOver(weather: Weather, account: AccountWorld, dice: Dice, caller: Process): AccountGate {
  const call = <T>(work: () => T) => weather.call(caller, work, 20);
  return {
    access: () =>
      call(() => {
        if (account.connection === "ended") return { type: "ended" } as const;
        if (weather.stormy() && dice.flip(0.03)) return { type: "unreachable" } as const;
        return { type: "open", accessToken: `token-${account.token}`, platformAccountId: "acme" } as const;
      }),
    refuseToken: () =>
      call(() => {
        account.token += 1;
      }),
    book: () => call(() => (weather.stormy() && dice.flip(0.05) ? dice.whole(1, 20_000) : 0)),
    openLink: (token) =>
      call(() => void (account.links.has(token) || account.links.set(token, { open: true, fetched: false }))),
    closeLink: (token) =>
      call(() => {
        const link = account.links.get(token) ?? { open: false, fetched: false };
        account.links.set(token, { ...link, open: link.open && !account.linksClose });
        return { fetched: link.fetched };
      }),
    seal: () => Promise.reject(new Error("No token is sealed here.")),
    reseal: () => Promise.reject(new Error("No token is sealed here.")),
    end: () => Promise.reject(new Error("This gate disconnects no account.")),
    linkedFile: () => Promise.reject(new Error("Platforms fetch by fetchLink.")),
  };
}

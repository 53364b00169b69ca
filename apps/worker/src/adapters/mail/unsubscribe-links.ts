import { days, type Instant } from "@vignette/domain/kernel";
import { signer } from "../files/signer.ts";
import type { SealingKeys } from "../sealing-keys.ts";

/** What an address stops: the mails about notifications of a user, or the weekly report of one of their projects. */
export type Unsubscribing = { uid: string; reportOf: string | null };

/** Addresses that stop mails without a login. Source: ADR 107; ADR 130. */
export type UnsubscribeLinks = {
  /**
   * Path and query of the address in a mail that was put together at an instant: the same for the same mail. `reportOf`:
   * the project whose weekly report it is; without it, it is a mail about notifications.
   */
  pathOf(uid: string, at: Instant, reportOf?: string): Promise<string>;
  /** What an address stops; null if it is forged or has expired. */
  read(url: URL): Promise<Unsubscribing | null>;
};

export const UNSUBSCRIBE = "/unsubscribe";
/** How long an address works. Our own choice; the law of the United States asks for 30 days (16 CFR 316.3). */
const WORKS_FOR = days(90);

/** Addresses signed with the sealing key for this purpose alone; those of the old key hold while it is set. */
export function unsubscribeLinks(keys: SealingKeys, now: () => number): UnsubscribeLinks {
  const { sign, holds } = signer(keys, "vignette unsubscribe links");
  const message = (uid: string, until: string, reportOf: string | null) =>
    reportOf === null ? `${until}\n${uid}` : `${until}\n${uid}\n${reportOf}`;
  return {
    async pathOf(uid, at, reportOf) {
      const until = String(at + WORKS_FOR);
      const signature = await sign(message(uid, until, reportOf ?? null));
      const query = new URLSearchParams({ user: uid, until, ...(reportOf && { report: reportOf }), signature });
      return `${UNSUBSCRIBE}?${query}`;
    },
    async read({ searchParams }) {
      const [uid = "", until = "", signature = ""] = ["user", "until", "signature"].map(
        (name) => searchParams.get(name) ?? "",
      );
      const reportOf = searchParams.get("report");
      if (uid === "" || !(Number(until) > now())) return null;
      return (await holds(message(uid, until, reportOf), signature)) ? { uid, reportOf } : null;
    },
  };
}

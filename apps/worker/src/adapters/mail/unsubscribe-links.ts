import { days, type Instant } from "@vignette/domain/kernel";
import { signer } from "../files/signer.ts";
import type { SealingKeys } from "../sealing-keys.ts";

/** Addresses that stop mails about notifications without a login. Source: ADR 107. */
export type UnsubscribeLinks = {
  /** Path and query of the address in a mail that was put together at an instant: the same for the same mail. */
  pathOf(uid: string, at: Instant): Promise<string>;
  /** The user of an address; null if it is forged or has expired. */
  uidOf(url: URL): Promise<string | null>;
};

export const UNSUBSCRIBE = "/unsubscribe";
/** How long an address works. Our own choice; the law of the United States asks for 30 days (16 CFR 316.3). */
const WORKS_FOR = days(90);

/** Addresses signed with the sealing key for this purpose alone; those of the old key hold while it is set. */
export function unsubscribeLinks(keys: SealingKeys, now: () => number): UnsubscribeLinks {
  const { sign, holds } = signer(keys, "vignette unsubscribe links");
  const message = (uid: string, until: string) => `${until}\n${uid}`;
  return {
    async pathOf(uid, at) {
      const until = String(at + WORKS_FOR);
      const query = new URLSearchParams({ user: uid, until, signature: await sign(message(uid, until)) });
      return `${UNSUBSCRIBE}?${query}`;
    },
    async uidOf({ searchParams }) {
      const [uid = "", until = "", signature = ""] = ["user", "until", "signature"].map(
        (name) => searchParams.get(name) ?? "",
      );
      if (uid === "" || !(Number(until) > now())) return null;
      return (await holds(message(uid, until), signature)) ? uid : null;
    },
  };
}

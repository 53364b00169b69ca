import { VIEW_AS_FOR } from "@vignette/domain/admin";
import { signer } from "../files/signer.ts";
import type { SealingKeys } from "../sealing-keys.ts";

/** Grants with which an admin's requests are answered as if another user had sent them. Source: ADR 52. */
export type ViewGrants = {
  /** A grant for `VIEW_AS_FOR` from now. */
  grant: (adminUid: string, uid: string) => Promise<string>;
  /** The uid to look at; null if the grant is forged, expired or another admin's. */
  uidOf: (grant: string, adminUid: string) => Promise<string | null>;
};

/** Grants signed with the sealing key. `now` in milliseconds since the epoch. */
export function viewGrants(keys: SealingKeys, now: () => number): ViewGrants {
  const { sign, holds } = signer(keys, "vignette view grants");
  const message = (adminUid: string, uid: string, until: string) => `${adminUid}\n${uid}\n${until}`;
  return {
    async grant(adminUid, uid) {
      const until = String(now() + VIEW_AS_FOR);
      return `${uid}.${until}.${await sign(message(adminUid, uid, until))}`;
    },
    async uidOf(grant, adminUid) {
      const [uid = "", until = "", signature = ""] = grant.split(".");
      if (!(Number(until) > now())) return null;
      return (await holds(message(adminUid, uid, until), signature)) ? uid : null;
    },
  };
}

import { Instant } from "@vignette/domain/kernel";
import { Platform } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/** A connection to a platform that a user has started. */
const ConnectState = z.object({
  uid: z.string(),
  platform: Platform,
  /** The account to renew; null for a new one. */
  accountId: z._default(z.nullable(z.string()), null),
  returnTo: z.string(),
  expiresAt: Instant,
});
export type ConnectState = z.infer<typeof ConnectState>;

/** Collection `connect_states`, keyed by the state parameter. Firestore removes old ones by a TTL on `expiresAt`. */
export const connectStateRecords = record(
  "connect_states",
  ConnectState,
  { expiresAt: "timestamp" },
  ofAccount("connect_states", {
    dataExport: { leftOut: "The key is a secret of the sign-in at a platform, and gone after some minutes." },
  }),
);

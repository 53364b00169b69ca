import * as z from "zod/mini";
import { Instant, UNKNOWN_TIME } from "../kernel/index.ts";

/** A user's id, given by the identity provider. Never one of the names that Firestore keeps for itself. */
export const Uid = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, "This is not a user."));
export type Uid = z.infer<typeof Uid>;

/** Where the user seems to be. Source: spec §3, User. */
export const DetectedCountry = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryName: z.string(),
  isSupported: z.boolean(),
  detectionMethod: z.string(),
  confidence: z.enum(["high", "medium", "low"]),
  lastDetected: Instant,
});
export type DetectedCountry = z.infer<typeof DetectedCountry>;

/** A user with an account. Collection `users`, keyed by uid. Source: spec §3. */
export const User = z.object({
  uid: z.string(),
  email: z.catch(z.string(), ""),
  displayName: z.catch(z.string(), ""),
  photoURL: z.catch(z.nullable(z.string()), null),
  createdAt: z.catch(Instant, UNKNOWN_TIME),
  lastUpdated: z.catch(Instant, UNKNOWN_TIME),
  lastLogin: z.catch(Instant, UNKNOWN_TIME),
  isAdmin: z.catch(z.boolean(), false),
  /** Since when an admin has kept the user out; null or absent for everyone else. */
  disabledAt: z.catch(z.optional(z.nullable(Instant)), undefined),
  /** In which the user reads mails, push messages and the app, as a BCP 47 tag; absent: English. Source: ADR 148. */
  language: z.catch(z.optional(z.string()), undefined),
  detectedCountry: z.catch(z.optional(DetectedCountry), undefined),
  lastCountryUpdate: z.catch(z.optional(Instant), undefined),
});
export type User = z.infer<typeof User>;

import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";

/** A user's id, given by the identity provider. Never one of the names that Firestore keeps for itself. */
export const Uid = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, "This is not a user."));
export type Uid = z.infer<typeof Uid>;

/** Where we think somebody is. Source: spec §3, User. */
export const DetectedCountry = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryName: z.string(),
  isSupported: z.boolean(),
  detectionMethod: z.string(),
  confidence: z.enum(["high", "medium", "low"]),
  lastDetected: Instant,
});
export type DetectedCountry = z.infer<typeof DetectedCountry>;

/** Somebody with an account. Collection `users`, keyed by uid. Source: spec §3. */
export const User = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  createdAt: Instant,
  lastUpdated: Instant,
  lastLogin: Instant,
  isAdmin: z.boolean(),
  detectedCountry: z.optional(DetectedCountry),
  lastCountryUpdate: z.optional(Instant),
});
export type User = z.infer<typeof User>;

import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { IdentityError } from "../identity-error.ts";
import type { Account, HashedPassword } from "./account.ts";

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const HASH_BYTES = 32;
/** scrypt's cost. Every test signs users up, and these hashes protect nothing: the usual one takes 35 ms of processor time. */
const COST = 16;
/** Of hashes that were stored without their cost. */
const USUAL_COST = 16_384;
/** Shortest and longest password the provider takes, in characters. */
export const PASSWORD_LENGTH = { min: 6, max: 4096 };

export async function hashPassword(password: string): Promise<HashedPassword> {
  const salt = randomBytes(16).toString("base64");
  const hash = await derive(password, salt, HASH_BYTES, { cost: COST });
  return { salt, hash: hash.toString("base64"), cost: COST };
}

export async function passwordFits(account: Account, password: string): Promise<boolean> {
  if (!account.password) return false;
  const { salt, hash: stored, cost = USUAL_COST } = account.password;
  const hash = await derive(password, salt, HASH_BYTES, { cost });
  return timingSafeEqual(hash, Buffer.from(stored, "base64"));
}

/** Throws what the provider says about a password it does not take. */
export function requireStrongPassword(password: string): void {
  if (password.length < PASSWORD_LENGTH.min) {
    throw new IdentityError("WEAK_PASSWORD : Password should be at least 6 characters");
  }
  if (password.length > PASSWORD_LENGTH.max) {
    throw new IdentityError(
      "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most 4096 characters]",
    );
  }
}

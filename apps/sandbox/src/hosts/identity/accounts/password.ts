import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { IdentityError } from "../identity-error.ts";
import type { Account } from "./account.ts";

const derive = promisify<string, string, number, Buffer>(scrypt);
const HASH_BYTES = 32;
/** Shortest and longest password the provider takes, in characters. */
export const PASSWORD_LENGTH = { min: 6, max: 4096 };

export async function hashPassword(password: string): Promise<{ salt: string; hash: string }> {
  const salt = randomBytes(16).toString("base64");
  return { salt, hash: (await derive(password, salt, HASH_BYTES)).toString("base64") };
}

export async function passwordFits(account: Account, password: string): Promise<boolean> {
  if (!account.password) return false;
  const hash = await derive(password, account.password.salt, HASH_BYTES);
  return timingSafeEqual(hash, Buffer.from(account.password.hash, "base64"));
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

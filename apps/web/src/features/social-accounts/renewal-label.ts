import { type Platform, platformNames, type RenewalTrouble } from "@vignette/domain/social-accounts";
import { dayAndTime } from "./moments.ts";

/**
 * What the platform said when renewing failed, when that is tried again, what goes out meanwhile, and what to press.
 */
export function renewalLabel(
  platform: Platform,
  { triedAt, said, holdsUntil }: RenewalTrouble,
  nextTryAt: number | undefined,
  now: number,
): string {
  const name = platformNames[platform];
  const answer =
    said === null ? `${name} gave no answer we could use.` : `${name} said “${said}”${/[.!?]$/.test(said) ? "" : "."}`;
  const again = nextTryAt === undefined ? "with each post" : `on ${dayAndTime(nextTryAt)} and with each post`;
  const meanwhile =
    holdsUntil > now ? `Posts go out as planned until ${dayAndTime(holdsUntil)}.` : "Until it works nothing goes out.";
  return `On ${dayAndTime(triedAt)} ${answer} We try again ${again}. ${meanwhile} Reconnect, and you need not wait.`;
}

import { type Platform, platformNames, type RenewalTrouble } from "@vignette/domain/social-accounts";
import { weekdayMomentText } from "../../shared/formats.ts";

/** The platform's message when renewing failed, the next attempt, the posts until then, and the next step. */
export function renewalLabel(
  platform: Platform,
  { triedAt, said, holdsUntil }: RenewalTrouble,
  nextTryAt: number | undefined,
  now: number,
): string {
  const name = platformNames[platform];
  const answer =
    said === null ? `${name} didn't give a usable answer.` : `${name} said “${said}”${/[.!?]$/.test(said) ? "" : "."}`;
  const again = nextTryAt === undefined ? "with each post" : `on ${weekdayMomentText(nextTryAt)} and with each post`;
  const meanwhile =
    holdsUntil > now
      ? `Posts go out as planned until ${weekdayMomentText(holdsUntil)}.`
      : "Posts are on hold until it works.";
  return `On ${weekdayMomentText(triedAt)} ${answer} We try again ${again}. ${meanwhile} Reconnect now to fix it right away.`;
}

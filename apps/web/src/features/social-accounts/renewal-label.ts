import { type Platform, platformNames, type RenewalTrouble } from "@vignette/domain/social-accounts";
import { m, sentencesText } from "@vignette/messages";
import { weekdayMomentText } from "../../shared/formats.ts";

/** The platform's message when renewing failed, the next attempt, the posts until then, and the next step. */
export function renewalLabel(
  platform: Platform,
  { triedAt, said, holdsUntil }: RenewalTrouble,
  nextTryAt: number | undefined,
  now: number,
): string {
  const name = platformNames[platform];
  const at = weekdayMomentText(triedAt);
  const answer =
    said === null
      ? m.accounts_renewal_no_answer({ triedAt: at, name })
      : m.accounts_renewal_said({ triedAt: at, name, said: said.replace(/[.!?]+$/, "") });
  const again =
    nextTryAt === undefined
      ? m.accounts_renewal_again()
      : m.accounts_renewal_again_on({ nextTryAt: weekdayMomentText(nextTryAt) });
  const meanwhile =
    holdsUntil > now
      ? m.accounts_posts_hold_until({ time: weekdayMomentText(holdsUntil) })
      : m.accounts_posts_on_hold();
  return sentencesText([answer, again, meanwhile, m.accounts_renewal_reconnect()]);
}

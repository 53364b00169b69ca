import * as m from "@vignette/messages/areas/domain";
import { getLocale } from "../generated/runtime.js";
import type { Locale } from "./locale.ts";

const labels = {
  PUBLIC_TO_EVERYONE: m.domain_privacy_everyone,
  MUTUAL_FOLLOW_FRIENDS: m.domain_privacy_friends,
  FOLLOWER_OF_CREATOR: m.domain_privacy_followers,
  SELF_ONLY: m.domain_privacy_only_me,
} as const;

/**
 * TikTok's privacy level in words, in the language of the page unless another is given; a level that we don't know keeps
 * its code. Source: docs/experience.md#composer.
 */
export function privacyText(level: string, locale: Locale = getLocale()): string {
  return Object.hasOwn(labels, level) ? labels[level as keyof typeof labels]({}, { locale }) : level;
}

import { type StoredSaying, withSizes } from "@vignette/domain/kernel";
import type { NotificationAbout } from "@vignette/domain/notifications";
import { platformNames } from "@vignette/domain/social-accounts";
import { failureWords } from "@vignette/messages/failures";
import type { Locale } from "@vignette/messages/locale";
import { notificationWords } from "@vignette/messages/notifications";
import { refusalWords } from "@vignette/messages/refusals";

/** What a notification says in the language of its reader, with the reason of a failure or a pause in that language, too. */
export function told(about: NotificationAbout, locale: Locale) {
  if (about.kind !== "post-failed" && about.kind !== "recipe-paused")
    return notificationWords(about, platformNames, locale);
  const wordsOf = about.kind === "post-failed" ? failureWords : refusalWords;
  const why = wordsOf({ message: about.why, says: written(about.says, locale) }, locale);
  return notificationWords({ ...about, why }, platformNames, locale);
}

const written = (says: StoredSaying["says"], locale: Locale) =>
  says && { ...says, values: withSizes(says.values, locale) };

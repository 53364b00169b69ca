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
  const why = wordsOf({ message: about.why, says: about.says }, locale);
  return notificationWords({ ...about, why }, platformNames, locale);
}

import { type Notification, type PushMessage, pathOfNotification } from "@vignette/domain/notifications";
import type { Locale } from "@vignette/messages/locale";
import { told } from "./told.ts";

/** Longest text of a push message, in UTF-16 units: devices show about two lines, and the whole must fit into 4 KB. */
const BODY_MAX = 300;

/** The push message of a notification, in the language of its reader. */
export function pushMessageOf({ id, about }: Pick<Notification, "id" | "about">, locale: Locale): PushMessage {
  const { title, text } = told(about, locale);
  const body = text.length > BODY_MAX ? `${text.slice(0, BODY_MAX - 1)}…` : text;
  return { tag: id, title, body, path: pathOfNotification(about) };
}

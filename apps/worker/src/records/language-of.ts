import { type Locale, localeFor } from "@vignette/messages/locale";
import type { Documents } from "../adapters/documents/documents.ts";
import { userRecords } from "./account/users.ts";
import { open } from "./open.ts";

/** The language in which a user reads mails and push messages: the account's, else English. */
export async function languageOf(documents: Documents, uid: string): Promise<Locale> {
  const user = await open(documents, userRecords).get(uid);
  return localeFor(user?.value.language === undefined ? [] : [user.value.language]);
}

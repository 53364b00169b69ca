import type { User } from "@vignette/domain/identity";
import type { Instant } from "@vignette/domain/kernel";
import { LOCALES } from "@vignette/messages/locale";
import * as z from "zod/mini";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { me } from "./me.ts";
import type { IdentityStore } from "./store.ts";

/** One of the languages that mails are written in. Source: ADR 146; ADR 148. */
export const LanguageInput = z.object({ language: z.enum(LOCALES) });
export type LanguageInput = z.infer<typeof LanguageInput>;

type Deps = { store: IdentityStore; now: Instant };

/** From now on, mails and push messages to the user are in this language. */
export async function chooseLanguage(
  { store, now }: Deps,
  user: TokenUser,
  { language }: LanguageInput,
): Promise<User> {
  await store.users.patch(user.uid, { language, lastUpdated: now });
  return await me(store, user);
}

import { getLocale, LOCALES, localeFor, m } from "@vignette/messages";
import { notify, Select } from "@vignette/ui";
import { ownLanguageName } from "../../shared/formats.ts";
import { followLanguage } from "../../shared/session/account-language.ts";
import { errorNotice, trpc } from "../../trpc.ts";

/** The language of the app, and of mails and push messages to the user. Source: ADR 146. */
export function LanguageChoice() {
  const utils = trpc.useUtils();
  const { data } = trpc.identity.me.useQuery();
  const choose = trpc.identity.chooseLanguage.useMutation({
    onSuccess(user) {
      utils.identity.me.setData(undefined, user);
      notify({ kind: "success", title: m.settings_language_saved() });
      followLanguage(user.language);
    },
    onError: (error) => notify(errorNotice(error)),
  });
  if (!data) return null;
  return (
    <Select
      label={m.settings_language()}
      hint={m.settings_language_hint()}
      options={LOCALES.map((it) => ({ value: it, label: ownLanguageName(it) }))}
      value={localeFor([data.language ?? getLocale()])}
      onChange={(language) => choose.mutate({ language })}
    />
  );
}

import { type Locale, m } from "@vignette/messages";
import { escaped } from "./escaped.ts";
import { messageValues, pageValues } from "./page-values.ts";

type AnyMessage = (values: Readonly<Record<string, string | number>>, options: { locale: Locale }) => string;
const messages = new Map<string, unknown>(Object.entries(m));

/**
 * `{{operator.supportEmail}}` becomes the operator's address, `{{m.site_hero_lead}}` a message in the page's language.
 * Throws an Error that names the file if there is no such value.
 */
export function fillIn(text: string, file: string, locale: Locale = "en"): string {
  const values = pageValues(locale);
  return text.replaceAll(/\{\{(\w+)\.(\w+)\}\}/g, (name, group: string, key: string) => {
    const value = group === "m" ? message(key, locale) : values[group]?.[key];
    if (value === undefined) throw new Error(`${file} needs a value for ${name}.`);
    return String(value);
  });
}

function message(key: string, locale: Locale): string | undefined {
  const found = messages.get(key) as AnyMessage | undefined;
  return found && escaped(found(messageValues(locale), { locale }));
}

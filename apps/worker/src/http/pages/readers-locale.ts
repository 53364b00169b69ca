import { LANGUAGE_COOKIE, LOCALES, type Locale, localeFor } from "@vignette/messages/locale";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { getCookie } from "hono/cookie";
import type { HttpEnv } from "../http-env.ts";

/**
 * The reader's language: the one that their account has chosen, else that of their browser.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4; ADR 146
 */
export function readersLocale(c: Context<HttpEnv>): Locale {
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  const match = (listed: readonly { type: string; q: number }[]) => {
    const accepted = listed.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q);
    return localeFor([...(chosen ? [chosen] : []), ...accepted.map(({ type }) => type)]);
  };
  const asked = c.req.header("accept-language");
  return asked
    ? (accepts(c, { header: "Accept-Language", supports: [...LOCALES], default: "en", match }) as Locale)
    : match([]);
}

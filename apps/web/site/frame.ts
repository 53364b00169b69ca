import { APP_VERSION } from "@vignette/domain/kernel";
import { type Locale, m, pathIn } from "@vignette/messages";
import { paths } from "../src/paths.ts";
import { TRANSLATED, translationsOf } from "./site-addresses.ts";

/** The letter of the logo, in a square of `LOGO_SIDE` px. */
export const LOGO_PATH =
  "M8 5.4C8 4.6 8.6 4 9.4 4H12.3C13 4 13.6 4.5 13.7 5.2C14.1 8.8 14.9 12.6 16 16.2C17.1 12.6 17.9 8.8 18.3 5.2C18.4 4.5 19 4 19.7 4H22.6C23.4 4 24 4.6 24 5.4C24 14 21.6 22.4 17.7 27.3C16.8 28.4 15.2 28.4 14.3 27.3C10.4 22.4 8 14 8 5.4Z";
export const LOGO_SIDE = 32;

const plate = `<svg viewBox="0 0 ${LOGO_SIDE} ${LOGO_SIDE}" width="${LOGO_SIDE}" height="${LOGO_SIDE}" aria-hidden="true"><rect x="4.5" width="23" height="32" rx="5.5" fill="var(--primary)" /><path fill="var(--on-primary)" d="${LOGO_PATH}" /></svg>`;

/** The top of a page in its language. */
export const siteHeader = (locale: Locale): string => `<header class="bar wide">
  <a href="${pathIn(locale, paths.landing)}" class="brand" aria-label="Vignette">${plate}<span>Vignette</span></a>
  <nav aria-label="${m.site_nav_main({}, { locale })}">
    <a class="link only-wide" href="${pathIn(locale, "/#how")}">${m.site_nav_how({}, { locale })}</a>
    <a class="link only-wide" href="${pathIn(locale, paths.pricing)}">${m.site_nav_pricing({}, { locale })}</a>
    <a class="link only-wide" href="${paths.blog}"${english(locale)}>${m.site_nav_blog({}, { locale })}</a>
    <a class="button" href="${paths.login}" data-sign-in>${m.site_log_in({}, { locale })}</a>
  </nav>
</header>`;

/** With the messages' own names, so that a page in another language says which links lead to English pages. */
const footerLinks = [
  [paths.blog, m.site_nav_blog],
  [paths.privacy, m.site_nav_privacy],
  [paths.terms, m.site_nav_terms],
  [paths.tos, m.site_nav_tos],
  [paths.apiNotice, m.site_nav_api_notice],
  [paths.impressum, m.site_nav_impressum],
] as const;

/** The bottom of a page, with the way to every other, and to the same page in the other languages. `path`: the page's own. */
export function siteFooter(locale: Locale, path: string): string {
  const links = footerLinks.map(([page, label]) =>
    TRANSLATED.includes(page)
      ? `<a class="link" href="${pathIn(locale, page)}">${label({}, { locale })}</a>`
      : `<a class="link" href="${page}"${english(locale)}>${label({}, { locale })}</a>`,
  );
  return `<footer class="wide">
  <div class="bar">
    <p>Vignette v${APP_VERSION}</p>
    <nav aria-label="${m.site_nav_footer({}, { locale })}">${links.join("")}<a class="link" href="${paths.signup}">${m.site_sign_up({}, { locale })}</a><a class="link" href="${paths.login}" data-sign-in>${m.site_log_in({}, { locale })}</a></nav>
  </div>${languageSwitch(locale, path)}
</footer>`;
}

/** The same page in every language, each by its own name. */
function languageSwitch(current: Locale, path: string): string {
  const links = translationsOf(path).map(({ locale, href }) => {
    const name = new Intl.DisplayNames(locale, { type: "language", languageDisplay: "standard" }).of(locale) ?? locale;
    const own = locale === current ? ' aria-current="true"' : "";
    return `<a class="link" lang="${locale}" hreflang="${locale}" href="${href}"${own}>${capitalized(name, locale)}</a>`;
  });
  if (links.length === 0) return "";
  return `
  <nav class="languages" aria-label="${m.site_nav_language({}, { locale: current })}">${links.join("")}</nav>`;
}

/** Several languages write their own name with a small letter within a sentence. */
const capitalized = (name: string, locale: Locale) => name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);

/** Marks a link to a page that is in English only. */
const english = (locale: Locale) => (locale === "en" ? "" : ' hreflang="en"');

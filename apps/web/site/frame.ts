import { APP_VERSION } from "@vignette/domain/kernel";
import { paths } from "../src/paths.ts";

/** The letter of the logo, in a square of `LOGO_SIDE` px. */
export const LOGO_PATH =
  "M8 5.4C8 4.6 8.6 4 9.4 4H12.3C13 4 13.6 4.5 13.7 5.2C14.1 8.8 14.9 12.6 16 16.2C17.1 12.6 17.9 8.8 18.3 5.2C18.4 4.5 19 4 19.7 4H22.6C23.4 4 24 4.6 24 5.4C24 14 21.6 22.4 17.7 27.3C16.8 28.4 15.2 28.4 14.3 27.3C10.4 22.4 8 14 8 5.4Z";
export const LOGO_SIDE = 32;

const plate = `<svg viewBox="0 0 ${LOGO_SIDE} ${LOGO_SIDE}" width="${LOGO_SIDE}" height="${LOGO_SIDE}" aria-hidden="true"><rect x="4.5" width="23" height="32" rx="5.5" fill="var(--primary)" /><path fill="var(--on-primary)" d="${LOGO_PATH}" /></svg>`;

/** The top of every written page, the landing page among them. */
export const siteHeader = `<header class="bar wide">
  <a href="${paths.landing}" class="brand" aria-label="Vignette">${plate}<span>Vignette</span></a>
  <nav aria-label="Main">
    <a class="link only-wide" href="/#how">How it works</a>
    <a class="link only-wide" href="${paths.pricing}">Pricing</a>
    <a class="link only-wide" href="${paths.blog}">Blog</a>
    <a class="button" href="${paths.login}" data-sign-in>Log in</a>
  </nav>
</header>`;

const footerLinks = [
  [paths.blog, "Blog"],
  [paths.privacy, "Privacy"],
  [paths.terms, "Terms"],
  [paths.tos, "Terms of use"],
  [paths.apiNotice, "API notice"],
  [paths.impressum, "Impressum"],
  [paths.signup, "Sign up"],
] as const;

/** The bottom of every written page, with the way to every other. */
export const siteFooter = `<footer class="bar wide">
  <p>Vignette v${APP_VERSION}</p>
  <nav aria-label="Footer">${footerLinks.map(([href, label]) => `<a class="link" href="${href}">${label}</a>`).join("")}<a class="link" href="${paths.login}" data-sign-in>Log in</a></nav>
</footer>`;

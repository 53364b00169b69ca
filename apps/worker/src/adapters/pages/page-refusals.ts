import { Refusal } from "@vignette/domain/kernel";

const refusal = (kind: Refusal["kind"], code: string, message: string) => () =>
  new Refusal(kind, `research.${code}`, message, "url");

/** Why a page was not read, in the words of ux §4.2. */
export const pageSilent = refusal("unavailable", "page-silent", "That page didn't answer in 10 s.");
export const pageUnreachable = refusal("unavailable", "page-unreachable", "We couldn't reach that page.");
export const pageLogin = refusal("invalid", "page-login", "That page asks for a login.");
export const pageMissing = refusal("invalid", "page-missing", "There is no page at that address.");
export const pageLost = refusal("invalid", "page-lost", "That page sends us round in circles.");
export const pageNoHtml = refusal("invalid", "page-no-html", "That address is a file, not a page we can read.");
export const pageBroken = refusal("unavailable", "page-broken", "That page answered with an error of its own.");

import { Refusal } from "@vignette/domain/kernel";
import type { PageWall } from "@vignette/domain/research";
import type { PublicRefusals } from "./fetch-public.ts";

const refusal = (kind: Refusal["kind"], code: string, message: string) => () =>
  new Refusal(kind, `research.${code}`, message, "url");

/** The messages for a page that could not be read. Source: docs/experience.md#your-product. */
export const pageRefusals: PublicRefusals = {
  silent: refusal("unavailable", "page-silent", "That page didn't answer in 10 s."),
  unreachable: refusal("unavailable", "page-unreachable", "We couldn't reach that page."),
  login: refusal("invalid", "page-login", "That page asks for a login."),
  blocked: refusal("invalid", "page-blocked", "That shop blocks robots, so we can't read the page."),
  missing: refusal("invalid", "page-missing", "There is no page at that address."),
  lost: refusal("invalid", "page-lost", "That page sends us round in circles."),
  broken: refusal("unavailable", "page-broken", "That page answered with an error of its own."),
};
export const pageNoHtml = refusal("invalid", "page-no-html", "That address is a file, not a page we can read.");

/** The messages for a page that answered, but not with a product. */
export const wallRefusals: Record<PageWall, () => Refusal> = {
  robots: pageRefusals.blocked,
  consent: refusal("invalid", "page-consent", "That page shows us only its cookie notice."),
  scripts: refusal("invalid", "page-empty", "That page is empty until its scripts run, so we can't read it."),
};

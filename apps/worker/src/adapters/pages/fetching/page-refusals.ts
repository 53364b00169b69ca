import type { Refusal } from "@vignette/domain/kernel";
import type { PageWall } from "@vignette/domain/research";
import { publicRefusals, refusalOf } from "./public-refusals.ts";

const page = { code: "research.page", field: "url" };
const refusal = refusalOf(page);

/** The messages for a page that could not be read. Source: docs/experience.md#your-product. */
export const pageRefusals = publicRefusals(page, {
  silent: "That page didn't answer in 10 s.",
  unreachable: "We couldn't reach that page.",
  login: "That page asks for a login.",
  blocked: "That shop blocks robots, so we can't read the page.",
  missing: "There is no page at that address.",
  lost: "That page redirects too many times.",
  broken: "That page answered with an error of its own.",
});
export const pageNoHtml = refusal("invalid", "no-html", "That address is a file, not a page we can read.");

/** The messages for a page that answered, but not with a product. */
export const wallRefusals: Record<PageWall, () => Refusal> = {
  robots: pageRefusals.blocked,
  consent: refusal("invalid", "consent", "That page shows us only its cookie notice."),
  scripts: refusal("invalid", "empty", "That page is empty until its scripts run, so we can't read it."),
};

import { type Locale, m, pathIn } from "@vignette/messages";
import { paths } from "../src/paths.ts";
import { headTags } from "./layout.ts";

/** What the landing page says of itself in its head, and to other services that show a link to it. */
export const landingHeadTags = (locale: Locale): string =>
  headTags({
    path: pathIn(locale, paths.landing),
    title: m.site_title({}, { locale }),
    description: m.site_description({}, { locale }),
  });

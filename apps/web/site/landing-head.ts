import { paths } from "../src/paths.ts";
import { headTags } from "./layout.ts";

/** What the landing page says of itself in its head, and to other services that show a link to it. */
export const landingHeadTags = headTags({
  path: paths.landing,
  title: "Vignette · Made this morning. Posted all month.",
  description:
    "Vignette turns your product page into short videos, carousels and memes, posts them to TikTok and Instagram at the time you choose, and shows what worked.",
});

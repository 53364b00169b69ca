import { sizeText } from "@vignette/domain/kernel";
import { pictureWays } from "@vignette/domain/media";
import { publicRefusals, refusalOf } from "./public-refusals.ts";

const picture = { code: "research.picture", field: "src" };
const refusal = refusalOf(picture);
const sizeBytes = pictureWays.page.maxBytes;
const CLOSED = "This picture isn't public.";

/** The messages for a picture of a page that could not be fetched. */
export const pictureRefusals = publicRefusals(picture, {
  silent: "This picture didn't arrive in 10 s.",
  unreachable: "We couldn't reach this picture.",
  login: CLOSED,
  blocked: CLOSED,
  missing: "This picture no longer exists.",
  lost: "This picture's address redirects too many times.",
  broken: "The shop answered with an error of its own.",
});
export const pictureTooLarge = refusal(
  "invalid",
  "too-large",
  `This picture is larger than ${sizeText(sizeBytes)}. Save it and upload it instead.`,
  { sizeBytes },
);
export const noPicture = refusal("invalid", "unknown", "This isn't a JPEG, PNG, WebP or GIF that we can use.");

import { Refusal } from "@vignette/domain/kernel";
import { pictureMegabytes } from "@vignette/domain/media";
import type { PublicRefusals } from "./fetch-public.ts";

const refusal = (kind: Refusal["kind"], code: string, message: string) => () =>
  new Refusal(kind, `assets.${code}`, message, "src");

/** The messages for a picture of a page that could not be fetched. */
export const pictureRefusals: PublicRefusals = {
  silent: refusal("unavailable", "picture-silent", "This picture didn't arrive in 10 s."),
  unreachable: refusal("unavailable", "picture-unreachable", "We couldn't reach this picture."),
  login: refusal("invalid", "picture-login", "This picture is not open to everybody."),
  blocked: refusal("invalid", "picture-login", "This picture is not open to everybody."),
  missing: refusal("invalid", "picture-missing", "This picture is not there any more."),
  lost: refusal("invalid", "picture-lost", "This picture's address sends us round in circles."),
  broken: refusal("unavailable", "picture-broken", "The shop answered with an error of its own."),
};
export const pictureTooLarge = refusal(
  "invalid",
  "picture-too-large",
  `This picture is larger than ${pictureMegabytes("page")}. Save it and upload it instead.`,
);
export const noPicture = refusal("invalid", "no-picture", "This is no JPEG, PNG, WebP or GIF that we can use.");

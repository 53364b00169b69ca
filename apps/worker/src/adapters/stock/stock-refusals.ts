import { Refusal } from "@vignette/domain/kernel";
import { pictureMegabytes } from "@vignette/domain/media";

/** No collection is configured. Pages do not offer it then. */
export const stockNotOffered = () =>
  new Refusal("unavailable", "stock.not-offered", "Stock photos are not set up here. Upload a picture of your own.");
/** A key is missing or wrong: the user cannot fix that. */
export const stockMisconfigured = () =>
  new Refusal(
    "unavailable",
    "stock.misconfigured",
    "Stock photos can't be searched right now: they are not set up correctly. It is our mistake.",
  );
/** All our requests of an hour or a month are used up. */
export const stockUsedUp = (provider: string) =>
  new Refusal(
    "limit",
    "stock.used-up",
    `${provider} takes no more searches from us right now. Try again in an hour, or upload a picture of your own.`,
  );
export const stockUnavailable = (provider: string) =>
  new Refusal("unavailable", "stock.unavailable", `${provider} doesn't answer right now. Try again.`);
export const stockGone = (provider: string) =>
  new Refusal("missing", "stock.gone", `This photo is no longer on ${provider}. Choose another one.`, "photoId");
export const stockTooLarge = () =>
  new Refusal(
    "too-large",
    "stock.too-large",
    `This photo is larger than ${pictureMegabytes("stock")}. Choose another one.`,
    "photoId",
  );

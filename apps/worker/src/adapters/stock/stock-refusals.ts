import { Refusal, sizeText } from "@vignette/domain/kernel";
import { pictureWays } from "@vignette/domain/media";

/** No collection is configured. Pages do not offer it then. */
export const stockNotOffered = () =>
  new Refusal("unavailable", "stock.not-offered", "Stock photos aren't set up here. Upload your own image.");
/** A key is missing or wrong: the user cannot fix that. */
export const stockMisconfigured = () =>
  new Refusal("unavailable", "stock.misconfigured", "Something's wrong on our side (stock photo setup).");
/** All our requests of an hour or a month are used up. */
export const stockUsedUp = (provider: string) =>
  new Refusal(
    "limit",
    "stock.used-up",
    `${provider} isn't accepting more searches right now. Try again in an hour, or upload your own image.`,
  ).with({ provider });
export const stockUnavailable = (provider: string) =>
  new Refusal("unavailable", "stock.unavailable", `${provider} doesn't answer right now. Try again.`).with({
    provider,
  });
export const stockGone = (provider: string) =>
  new Refusal("missing", "stock.gone", `This photo is no longer on ${provider}. Choose another one.`, "photoId").with({
    provider,
  });
export const stockTooLarge = () => {
  const sizeBytes = pictureWays.stock.maxBytes;
  return new Refusal(
    "too-large",
    "stock.too-large",
    `This photo is larger than ${sizeText(sizeBytes)}. Choose another one.`,
    "photoId",
  ).with({ sizeBytes });
};

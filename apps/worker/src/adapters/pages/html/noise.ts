import { attribute, type Tag } from "./tag.ts";

/** Elements whose text is not about the product, wherever they stand. */
const NOISE_TAGS = new Set([
  ..."nav footer dialog button select textarea template svg iframe noscript object canvas".split(" "),
]);
const NOISE_ROLES = /^(alertdialog|dialog|navigation|contentinfo|menu|menubar|search|status|alert)$/;

/** Names that shops and consent tools give to the elements of cookie notices. */
const CONSENT =
  /cookie[-_ ]?(banner|bar|box|notice|consent|law|policy|popup|modal|overlay|message|info|dialog|wall|layer|manager)|consent|gdpr|ccpa|onetrust|usercentrics|didomi|cookiebot|cookieyes|truste|qc-cmp|iubenda|borlabs|klaro|osano|privacy[-_ ]?(banner|notice|modal|popup|center)/i;

/** Names of boxes with other products, advertisements and letters to subscribe to. */
const OTHERS =
  /(^|[\s_-])(related|upsells?|cross-?sells?|recommend(ed|ations?|er)?|complementary|sponsored|recently-?viewed|(you-?)?(may|might)-?also-?like|also-?(bought|viewed|like)|similar-?(products|items)|other-?products|advert(isement)?s?|ad-(slot|banner|unit)|newsletter|mini-?cart|cart-?drawer|mega-?menu|breadcrumbs?)(?=$|[\s_-])/i;

/** Elements that stand for the whole page: a shop that asks for consent often names its body after it. */
const WHOLE = new Set(["html", "body", "main", "head", "article", "h1"]);

/** Containers that can be left out. */
const CONTAINERS = new Set([..."div section aside ul ol form table header span".split(" "), ...NOISE_TAGS]);

export type Noise = "consent" | "other";

/** What of a page is left out by its place or its name, with everything in it; null for what is read. */
export function noiseOf(tag: Tag, named: string): Noise | null {
  if (WHOLE.has(tag.name) || !CONTAINERS.has(tag.name)) return null;
  const labels = ["aria-label", "data-section-type", "data-testid"].map((name) => attribute(tag, name));
  const names = [named, ...labels].join(" ");
  if (CONSENT.test(names)) return "consent";
  const isNoise =
    NOISE_TAGS.has(tag.name) || NOISE_ROLES.test(attribute(tag, "role")) || attribute(tag, "aria-modal") === "true";
  if (isNoise) return "other";
  return OTHERS.test(names) && !/\bproduct-?(main|info|detail|page|essential|view)\b/i.test(names) ? "other" : null;
}

import { ownBlocks } from "./own-blocks.ts";
import type { PageParts } from "./page-parts.ts";
import { says } from "./words/page-words.ts";

/** Why a page that answered says nothing of a product: it tests for robots, asks for consent, or is built by scripts. */
export type PageWall = "robots" | "consent" | "scripts";

/** A page with less text than this, in characters, may be a wall. A product is described in more. Our own choice. */
const LITTLE = 700;
const NOTHING = 120;

/** What tests for robots say, as their makers word it. */
const ROBOTS =
  /\b(just a moment|checking (your|if the site connection)|attention required|verify(ing)? (that )?you are (a )?human|are you (a )?(human|robot)|robot or human|not a robot|pardon our interruption|access (to this page has been )?denied|request unsuccessful|unusual traffic|automated (access|queries|requests)|enter the characters you see|press (&|and) hold|security check|ddos protection|bot (detection|protection)|enable (js|javascript) and disable any ad blocker)\b|sicherheitsüberprüfung|ich bin kein roboter|vérification de sécurité|je ne suis pas un robot|no soy un robot|non sono un robot|ロボットではありません|人机验证|安全验证/i;

/** Files that only such a test loads. */
const ROBOT_FILES =
  /\/cdn-cgi\/challenge-platform\/|challenges\.cloudflare\.com|captcha-delivery\.com|px-cloud\.net|perimeterx|awswaf\.com|_incapsula_resource|hcaptcha\.com\/1\/|geo\.captcha|akam\/\d+\/pixel/i;

/** What a page says that shows nothing without scripts. */
const SCRIPTS =
  /\b(enable|activate|turn on|requires?|need) (to enable )?java ?script\b|javascript (is )?(required|disabled)|javascript aktivieren|activer javascript/i;

/** The wall that stands before a product page, or null for a page that can be read. Pure; never throws. */
export function pageWall(parts: PageParts): PageWall | null {
  if (parts.jsonLd.length > 0 || parts.appData.length > 0 || parts.metas.some(({ name }) => isOfProduct(name)))
    return null;
  const own = ownBlocks(parts.blocks);
  const heading = own.find(({ tag }) => tag === "h1")?.text ?? "";
  const text = own.map((it) => it.text).join(" ");
  const head = `${parts.title} ${heading}`;
  if (text.length < LITTLE) {
    if (ROBOTS.test(`${head} ${text}`) || (parts.scripts.some((src) => ROBOT_FILES.test(src)) && text.length < NOTHING))
      return "robots";
  }
  if (text.length >= NOTHING || heading !== "") return null;
  if (isConsent(parts)) return "consent";
  const isBuilt = parts.scripts.length > 0 || parts.hasEmptyRoot;
  return parts.images.length === 0 && (isBuilt || SCRIPTS.test(text)) ? "scripts" : null;
}

const isOfProduct = (name: string) => /^(product:|og:price:|itemprop:price)/.test(name);

const isConsent = ({ blocks, title, hasConsent }: PageParts) =>
  hasConsent || says("consent", title) || blocks.some((block) => says("consent", block.text));

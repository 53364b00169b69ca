import { Refusal } from "../../kernel/index.ts";

export const pagePrivate = () =>
  new Refusal("invalid", "research.page-private", "That address is private, so we can't read it.", "url");
export const pageNoWeb = () => new Refusal("invalid", "research.page-no-web", "That isn't a web page address.", "url");

/** The parts of an address, as `URL` parses them. Null is what it could not parse. */
export type PageAddress = { protocol: string; username: string; password: string; hostname: string; port: string };

/** Names that no public page has. Source: RFC 6761, RFC 6762; what clouds and home networks use. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion)$/;

/** The longest name of a host, and the longest part between its dots. Source: RFC 1035, 2.3.4. */
const NAME_MAX = 253;
const LABEL_MAX = 63;

/**
 * Why we do not fetch an address, or null. Only public names on the usual ports are fetched: numeric addresses are
 * refused entirely, because no product page has one and every way of writing 127.0.0.1 does. Checked again after each
 * redirect.
 */
export function refusePage(url: PageAddress | null): Refusal | null {
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return pageNoWeb();
  if (url.username !== "" || url.password !== "") return pageNoWeb();
  const host = url.hostname.replace(/\.$/, "").toLowerCase();
  if (host.length > NAME_MAX || host.split(".").some((label) => label === "" || label.length > LABEL_MAX))
    return pageNoWeb();
  if (url.port !== "" || isNumeric(host) || !host.includes(".") || PRIVATE_NAMES.test(host)) return pagePrivate();
  return null;
}

/** The URL parser has already turned 0x7f.1, 2130706433 and 017700000001 into four numbers. */
const isNumeric = (host: string) => host.startsWith("[") || /^\d+(\.\d+){3}$/.test(host);

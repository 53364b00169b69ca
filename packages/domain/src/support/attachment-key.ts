import type { AttachmentType } from "./attachments.ts";

const ENDINGS = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp", "image/gif": "gif" } as const;
const STEM_MAX = 60;
const NAME_MAX = 255;
const PATH = "/media/file/";
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const UNUSABLE = /[/\\\u0000-\u001F\u007F]/;

/**
 * The name under which an attachment is kept: letters, digits, dot, dash and underscore, its ending by what it truly is.
 * Names already `taken` get a number. Null for a name that is a path, broken or over-long: no honest browser sends one.
 */
export function attachmentFileName(name: string, type: AttachmentType, taken: readonly string[]): string | null {
  if (name.length > NAME_MAX || !name.isWellFormed() || UNUSABLE.test(name) || name === "." || name === "..")
    return null;
  const stem = stemOf(name);
  const candidates = ["", ...taken.map((_, index) => `-${index + 2}`)];
  const free = candidates.map((more) => `${stem}${more}.${ENDINGS[type]}`).find((it) => !taken.includes(it));
  return free ?? null;
}

function stemOf(name: string): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return stem.slice(0, STEM_MAX) || "image";
}

/** Where an attachment lies. Source: spec §7, File storage. */
export const attachmentKey = (ticketId: string, fileName: string): string => `support/${ticketId}/${fileName}`;

/** The address kept in `imageUrls`: without a signature, which would end before the ticket is read. */
export const attachmentUrl = (origin: string, key: string): string => `${origin}${PATH}${key}`;

/** The key behind an address of `imageUrls`, from which a signed link can be made; null for anything else. */
export function attachmentKeyOf(url: string): string | null {
  const at = url.indexOf(`${PATH}support/`);
  return at < 0 ? null : url.slice(at + PATH.length);
}

import type { LibraryAsset, LibraryFilter } from "./library.ts";
import type { PictureSource } from "./page-picture.ts";
import type { Labels, UploadedAsset } from "./uploaded-asset.ts";

/** Words of an item that are found by their beginnings, and letters of a beginning that are kept. Our own choice. */
const WORDS_MAX = 16;
const PREFIX_MAX = 10;

/** What was taken over from a page is found by. */
export const FROM_PAGE = "from-page";
/** Carousels of uploaded pictures are found by. */
export const CAROUSEL = "carousel";

type Sought = {
  name: string;
  kind: LibraryAsset["kind"];
  labels: Labels;
  from?: PictureSource | undefined;
  slides?: unknown;
};

/** What an item is found by, for one question to the database: `kind:image`, `tag:summer`, `word:can`. */
export function findableBy({ name, kind, labels, from, slides }: Sought): string[] {
  const prefixes = wordsOf([name, ...labels.tags, labels.alt].join(" "))
    .slice(0, WORDS_MAX)
    .flatMap((word) => beginnings(word));
  const place = labels.folderId === null ? [] : [`folder:${labels.folderId}`];
  const own = [`kind:${kind}`, ...place, ...(from ? [FROM_PAGE] : []), ...(slides ? [CAROUSEL] : [])];
  return [
    ...new Set([...own, ...labels.tags.map((tag) => `tag:${tagKey(tag)}`), ...prefixes.map((it) => `word:${it}`)]),
  ];
}

/** The one thing of a filter that leaves the fewest, as `findableBy` writes it; null where all are wanted. */
export function narrowest({ show, folderId, tag, search }: LibraryFilter): string | null {
  const [longest] = wordsOf(search).toSorted((a, b) => b.length - a.length);
  if (longest !== undefined) return `word:${[...longest].slice(0, PREFIX_MAX).join("")}`;
  if (tag !== null) return `tag:${tagKey(tag)}`;
  if (folderId !== null) return `folder:${folderId}`;
  return show === "all" || show === "made" ? null : `kind:${show}`;
}

/** Whether an item matches a search, apart from where it is used. Each word must begin one of the item's. */
export function isSought(item: Sought & Pick<LibraryAsset, "origin">, filter: LibraryFilter): boolean {
  const { show, folderId, tag, search } = filter;
  if (show === "made" ? item.origin !== "made" : show !== "all" && item.kind !== show) return false;
  if (folderId !== null && item.labels.folderId !== folderId) return false;
  if (tag !== null && !item.labels.tags.some((it) => tagKey(it) === tagKey(tag))) return false;
  const words = wordsOf([item.name, ...item.labels.tags, item.labels.alt].join(" "));
  return wordsOf(search).every((sought) => words.some((word) => word.startsWith(sought)));
}

/** Tags are compared without case and accents. */
export const tagKey = (tag: string): string => plain(tag);

/** An uploaded asset with its search terms, to be called after any change. */
export const findable = (asset: UploadedAsset): UploadedAsset => ({ ...asset, findBy: findableBy(asset) });

function wordsOf(text: string): string[] {
  return [...new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

function beginnings(word: string): string[] {
  const letters = [...word].slice(0, PREFIX_MAX);
  return letters.map((_, index) => letters.slice(0, index + 1).join(""));
}

const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

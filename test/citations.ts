import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Pages that were once cited and that a clone does not have. */
const GONE = /\b(?:contracts|ux|design|peers|house)(?: §\d[\d.]*|\.md\b)|\bissue \d+/gi;
/** Sections of standards, which are published elsewhere. */
const STANDARD = /\b(?:RFC|ISO|ITU|GIF|PNG)[^;§]*§[\d.]+(?:(?:,| and) §[\d.]+)*/g;
/** `docs/platforms/tiktok.md#video-post, #photo-post`: one page, one or more of its headings. */
const PAGE = /\bdocs\/[\w/-]+\.md(?:#[\w-]+(?:(?:,| and) #[\w-]+)*)?/g;
/** A file or folder, in backticks. */
const PATH = /`((?:apps|packages|docs|scripts|test)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g;

/**
 * The citations in a text that lead nowhere: a page of `docs/` or a heading that does not exist, a section that
 * docs/spec.md does not have (`spec §9`), a decision that was never recorded (`ADR 26`), a missing file or folder, or a
 * removed page. `path` is the text's own, from the root of the repository: links count from there.
 */
export function brokenCitations(path: string, written: string): string[] {
  // A citation may go on in the next line of a comment.
  const text = written.replace(/\n[ \t]*(?:\*|\/\/)[ \t]+/g, " ");
  const sections = text.replace(STANDARD, "");
  return [
    ...[...text.matchAll(GONE)].map(([citation]) => citation),
    ...[...text.matchAll(PAGE)].filter(([citation]) => !pageHolds(citation)).map(([citation]) => citation),
    ...[...text.matchAll(PATH)].filter(([, place = ""]) => !placeExists(path, place)).map(([citation]) => citation),
    ...[...sections.matchAll(/§(\d+)/g)].filter(([, number]) => !specSections.has(Number(number))).map(([it]) => it),
    ...[...text.matchAll(/\bADR (\d+)/g)].filter(([, number]) => !decisions.has(Number(number))).map(([it]) => it),
    ...[...text.matchAll(LINK)]
      .filter(([, target = "", anchor = ""]) => path.endsWith(".md") && !linkHolds(path, target, anchor))
      .map(([it]) => it),
  ];
}

const specSections = new Set(
  [...readFileSync(join(root, "docs/spec.md"), "utf8").matchAll(/^## (\d+)\./gm)].map(([, number]) => Number(number)),
);
const decisions = new Set(readdirSync(join(root, "docs/decisions")).map((name) => Number(name.slice(0, 4))));

/** From the root, or from the folder of the page. */
const placeExists = (path: string, place: string): boolean =>
  existsSync(join(root, place)) || existsSync(join(root, dirname(path), place));

function pageHolds(citation: string): boolean {
  const [page = "", ...anchors] = citation.split(/(?:,| and)? ?#/);
  return existsSync(join(root, page)) && anchors.every((anchor) => anchorsOf(page).has(anchor));
}

function linkHolds(path: string, target: string, anchor: string): boolean {
  const page = target === "" ? path : join(dirname(path), target);
  return existsSync(join(root, page)) && (!page.endsWith(".md") || anchorsOf(page).has(anchor));
}

const known = new Map<string, Set<string>>();

/** The headings of a page as a browser addresses them on GitHub. */
function anchorsOf(page: string): Set<string> {
  const found = known.get(page) ?? new Set(headings(readFileSync(join(root, page), "utf8")).map(anchorOf));
  known.set(page, found);
  return found;
}

function headings(page: string): string[] {
  const prose = page.replace(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => heading);
}

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

import { createHash } from "node:crypto";
import type { Message } from "@vignette/messages/files";
import type { Locale } from "@vignette/messages/locale";
import { keysIn } from "./in-language.ts";
import type { Node } from "./syntax.ts";

/** A script of the build, with its syntax where texts go into it. */
export type Script = { fileName: string; code: string; program: Node | null };

/** The scripts that a script is or loads, also through others, and which texts go into each: the same in every language. */
export type Links = readonly { fileName: string; reached: readonly string[]; keys: readonly string[] }[];

/** Reads the scripts of a build, once for all languages: that takes seconds, since most scripts reach most others. */
export function linksOf(scripts: readonly Script[]): Links {
  const all = new Set(scripts.map(({ fileName }) => fileName));
  const named = new Map(scripts.map(({ fileName, code }) => [fileName, namedIn(code).filter((it) => all.has(it))]));
  return scripts.map(({ fileName, program }) => ({
    fileName,
    reached: [...reachedFrom(fileName, named)],
    keys: program ? [...keysIn(program)].toSorted() : [],
  }));
}

/**
 * The names of a language's copies of scripts, by the names of the English ones: of each script that texts go into or that
 * names another such script. A name changes with the texts that its script needs, also through others, since browsers keep
 * files by name.
 */
export function namesIn(locale: Locale, links: Links, messages: ReadonlyMap<string, Message>): Map<string, string> {
  const withTexts = links.filter(({ keys }) => keys.length > 0);
  const texts = new Map(withTexts.map(({ fileName, keys }) => [fileName, textsOf(keys, messages)]));
  const names = new Map<string, string>();
  for (const { fileName, reached } of links) {
    const needed = [...new Set(reached.flatMap((it) => texts.get(it) ?? []))].toSorted();
    if (needed.length === 0) continue;
    const hash = hashOf([locale, ...needed]).slice(0, 8);
    names.set(fileName, fileName.replace(/\.js$/, `-${locale}-${hash}.js`));
  }
  return names;
}

/** What a script says in a language, as a hash. */
const textsOf = (keys: readonly string[], messages: ReadonlyMap<string, Message>): string =>
  hashOf(keys.map((it) => JSON.stringify(messages.get(it))));

const hashOf = (lines: readonly string[]): string => createHash("sha256").update(lines.join("\n")).digest("base64url");

/** Code or a document that names the copies in place of the English scripts. */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(SCRIPT, (base) => names.get(`assets/${base}`)?.slice("assets/".length) ?? base);

/** The name of a script, in any script or document. It begins where a word does: to try every letter takes seconds. */
const SCRIPT = /(?<![\w.-])[\w.-]+-[\w-]{8}\.js\b/g;

const namedIn = (code: string): string[] => [...new Set(code.match(SCRIPT))].map((it) => `assets/${it}`);

function reachedFrom(start: string, named: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start]);
  // A set also visits what is added on the way.
  for (const it of reached) for (const next of named.get(it) ?? []) reached.add(next);
  return reached;
}

import { createHash } from "node:crypto";
import type { Message } from "@vignette/messages/files";
import type { Locale } from "@vignette/messages/locale";
import { keysIn } from "./in-language.ts";
import type { Node } from "./syntax.ts";

/** A script of the build, with its syntax where texts go into it. */
export type Script = { fileName: string; code: string; program: Node | null };

/**
 * The names of a language's copies of scripts, by the names of the English ones: of each script that texts go into or that
 * names another such script. A name changes with the texts that its script needs, also through others, since browsers keep
 * files by name.
 */
export function namesIn(
  locale: Locale,
  scripts: readonly Script[],
  messages: ReadonlyMap<string, Message>,
): Map<string, string> {
  const all = new Map(scripts.map((it) => [it.fileName, it]));
  const named = new Map(scripts.map(({ fileName, code }) => [fileName, namedIn(code).filter((it) => all.has(it))]));
  // Each script is read once: most scripts reach most others.
  const said = new Map(scripts.flatMap(({ fileName, program }) => (program ? [[fileName, keysIn(program)]] : [])));
  const names = new Map<string, string>();
  for (const { fileName } of scripts) {
    const needed = [...reachedFrom(fileName, named)].flatMap((it) => said.get(it) ?? []);
    if (needed.length === 0) continue;
    const keys = new Set(needed.flatMap((it) => [...it]));
    const texts = [...keys].toSorted().map((it) => JSON.stringify(messages.get(it)));
    const hash = createHash("sha256")
      .update([locale, ...texts].join("\n"))
      .digest("base64url")
      .slice(0, 8);
    names.set(fileName, fileName.replace(/\.js$/, `-${locale}-${hash}.js`));
  }
  return names;
}

/** Code or a document that names the copies in place of the English scripts. */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(SCRIPT, (base) => names.get(`assets/${base}`)?.slice("assets/".length) ?? base);

/** The name of a script, in any script or document. */
const SCRIPT = /[\w.-]+-[\w-]{8}\.js\b/g;

const namedIn = (code: string): string[] => [...new Set(code.match(SCRIPT))].map((it) => `assets/${it}`);

function reachedFrom(start: string, named: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start]);
  // A set also visits what is added on the way.
  for (const it of reached) for (const next of named.get(it) ?? []) reached.add(next);
  return reached;
}

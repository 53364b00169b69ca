import { messagesOf } from "@vignette/messages/files";
import { LOCALES } from "@vignette/messages/locale";
import type { Plugin } from "vite";
import { documentIn } from "./document-in.ts";
import { linksOf, namesIn, type Script, withNames } from "./file-names.ts";
import { inLanguage } from "./in-language.ts";
import { CALL, LANGUAGE } from "./message-calls.ts";
import type { Node } from "./syntax.ts";

/**
 * Puts the texts into the finished build: the English ones into its own files, those of each other language into copies of
 * the files that need them, and its documents into a folder of its own, `de/app.html`. Documents that are written in
 * another language, `de/terms.html`, get the scripts of that language. ADR 146.
 */
export function languages(documents: readonly string[]): Plugin {
  return {
    name: "languages",
    enforce: "post",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const parsed = (code: string) => (hasCalls(code) ? (this.parse(code) as unknown as Node) : null);
        // Read once: the bundler hands out its files slowly.
        const files = Object.values(bundle);
        const chunks = files.filter((it) => it.type === "chunk");
        const written = files.filter((it) => it.type === "asset").filter(({ fileName }) => isInFolder(fileName));
        const scripts = chunks.map(({ fileName, code }): Script => ({ fileName, code, program: parsed(code) }));
        const links = linksOf(scripts);
        const pages = documents.flatMap((it) => {
          const page = bundle[it];
          return page?.type === "asset" ? [{ page, html: String(page.source) }] : [];
        });

        for (const locale of LOCALES) {
          const messages = messagesOf(locale);
          const names = locale === "en" ? new Map<string, string>() : namesIn(locale, links, messages);
          for (const [index, { fileName, code, program }] of scripts.entries()) {
            const said = program ? inLanguage(code, program, messages, locale) : code;
            const [chunk, name] = [chunks[index], names.get(fileName)];
            if (locale === "en" && chunk) chunk.code = said;
            if (name) this.emitFile({ type: "asset", fileName: name, source: withNames(said, names) });
          }
          for (const page of written.filter(({ fileName }) => fileName.startsWith(`${locale}/`))) {
            page.source = withNames(String(page.source), names);
          }
          for (const { page, html } of pages) {
            const source = withNames(documentIn(html, messages, locale), names);
            if (locale === "en") page.source = source;
            else this.emitFile({ type: "asset", fileName: `${locale}/${page.fileName}`, source });
          }
        }
      },
    },
  };
}

const isInFolder = (fileName: string) => LOCALES.some((it) => fileName.startsWith(`${it}/`));

const hasCalls = (code: string) => code.includes(CALL) || code.includes(LANGUAGE);

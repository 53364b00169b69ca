import type { Message } from "@vignette/messages/files";
import type { Locale } from "@vignette/messages/locale";
import type { Plugin } from "vite";

/** A document in a language: `<!-- message app_no_script -->` is replaced by that text. Throws where there is none. */
export function documentIn(html: string, messages: ReadonlyMap<string, Message>, locale: Locale): string {
  return html
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replaceAll(/<!-- message (\w+) -->/g, (_, key: string) => {
      const text = messages.get(key)?.texts["*"];
      if (text === undefined) throw new Error(`${key} has no text in ${locale}.`);
      return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
    });
}

/** The documents in English, while developing: a build gets its texts at the end, with its scripts. */
export function englishDocuments(messages: ReadonlyMap<string, Message>): Plugin {
  return {
    name: "english-documents",
    apply: "serve",
    transformIndexHtml: { order: "pre", handler: (html) => documentIn(html, messages, "en") },
  };
}

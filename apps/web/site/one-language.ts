import type { Locale } from "@vignette/messages";
import type { Plugin } from "vite";

/**
 * Builds pages in one language: what asks for the reader's language is a constant, so that the texts of all others are
 * dropped. ADR 136.
 */
export function oneLanguage(locale: Locale): Plugin {
  const name = JSON.stringify(locale);
  return {
    name: "one-language",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/packages/messages/generated/runtime.js")
        ? `export const experimentalStaticLocale = ${name}; export const getLocale = () => ${name};`
        : undefined,
  };
}

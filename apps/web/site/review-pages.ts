import { join } from "node:path";
import { LOCALES, type Locale, m } from "@vignette/messages";
import { build, type Plugin, type UserConfig } from "vite";
import { oneLanguage } from "./one-language.ts";

/** The document with the texts and the language of its reader. */
export function reviewTexts(locale: Locale): Plugin {
  const texts = {
    "<!-- review title -->": m.review_page_title({}, { locale }),
    "<!-- review opening -->": m.review_opening({}, { locale }),
    "<!-- review no script -->": m.review_no_script({}, { locale }),
  };
  return {
    name: "review-texts",
    transformIndexHtml: {
      order: "pre",
      handler(html, { filename }) {
        if (!filename.endsWith("/review.html")) return html;
        const inLanguage = html.replace('lang="en"', `lang="${locale}"`);
        return Object.entries(texts).reduce((all, [place, text]) => all.replace(place, text), inLanguage);
      },
    },
  };
}

/**
 * Once the app is built, builds the review page again for each other language, as `de/review.html`, beside it. `shared`
 * are the plugins that every document gets.
 */
export function reviewInOtherLanguages(root: string, shared: () => Plugin[], config: UserConfig): Plugin {
  return {
    name: "review-in-other-languages",
    apply: "build",
    async closeBundle() {
      for (const locale of LOCALES.filter((it) => it !== "en")) {
        await build({
          ...{ root, configFile: false, publicDir: false, logLevel: "warn" },
          plugins: [oneLanguage(locale), reviewTexts(locale), ...shared(), inFolder(locale)],
          build: {
            ...config.build,
            emptyOutDir: false,
            rolldownOptions: {
              input: { review: join(root, "review.html") },
              output: { entryFileNames: `assets/[name]-${locale}-[hash].js` },
            },
          },
        });
      }
    },
  };
}

/** The document in the folder of its language. */
function inFolder(locale: Locale): Plugin {
  return {
    name: "in-folder",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["review.html"];
      if (page) page.fileName = `${locale}/review.html`;
    },
  };
}

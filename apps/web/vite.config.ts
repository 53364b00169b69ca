import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { THEME_SCRIPT } from "@vignette/domain/kernel";
import { messagesOf } from "@vignette/messages/files";
import react from "@vitejs/plugin-react";
import { type Connect, defineConfig, mergeConfig, type Plugin, type UserConfig } from "vite";
import { chunkPlan } from "./site/chunk-plan.ts";
import { lookPictures } from "./site/drawn/look-pictures.ts";
import { facesWithoutEval } from "./site/faces-without-eval.ts";
import { firstScreenScript } from "./site/first-screen-script.ts";
import { iconInside } from "./site/icon-inside.ts";
import { englishDocuments } from "./site/languages/document-in.ts";
import { languages } from "./site/languages/languages.ts";
import { messageCalls } from "./site/languages/message-calls.ts";
import { pagePreloads } from "./site/page-preloads.ts";
import { pureDomain } from "./site/pure-domain.ts";
import { siteFiles } from "./site/site-files.ts";
import { weightLimits } from "./site/weight-limits.ts";
import { writtenPages } from "./site/written-pages.ts";

/** The Worker behind `vite dev`: it answers everything except pages and modules. */
const worker = process.env.WORKER_ORIGIN ?? "http://127.0.0.1:8787";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const english = messagesOf("en");

/** The landing page and the written pages are static HTML without React; every other address is the app. */
const app: UserConfig = {
  appType: "mpa",
  plugins: [
    messageCalls(english),
    englishDocuments(english),
    writtenPages(import.meta.dirname),
    react(),
    tailwindcss(),
    themeBeforePaint(),
    preloadFaces(),
    appForEveryOtherPath(),
    facesWithoutEval(),
    pureDomain(),
    lookPictures(),
    firstScreenScript(),
    pagePreloads(),
    iconInside(import.meta.dirname),
  ],
  build: {
    target: ["chrome123", "firefox128", "safari17.5"],
    rolldownOptions: {
      input: {
        landing: here("index.html"),
        app: here("app.html"),
        review: here("review.html"),
        "first-screen": here("src/first-screen.ts"),
      },
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // The export worker loads the AAC encoder only where the browser has none; only modules can do that.
  worker: { format: "es", plugins: () => [facesWithoutEval()] },
  server: {
    proxy: {
      "/api": worker,
      "/media": worker,
      "/createCheckoutSessionHttp": worker,
      "/webhooks": worker,
      "/live": { target: worker, ws: true },
    },
  },
};

export default defineConfig(({ command }) =>
  command === "build" ? mergeConfig(app, { plugins: buildPlugins() }) : app,
);

function buildPlugins(): Plugin[] {
  return [sharedFiles(), siteFiles(), languages(["app.html", "review.html"]), weightLimits()];
}

/**
 * Puts shared modules into few files. Libraries keep theirs across deploys. A hook plans them, because tools that only
 * read this file, such as the search for dead code, must not wait for the build that the plan takes.
 */
function sharedFiles(): Plugin {
  return {
    name: "shared-files",
    async config() {
      const plan = await chunkPlan({ ...app, root: import.meta.dirname });
      const groups = [...new Set(plan.values())].map((name) => ({ name, test: (id: string) => plan.get(id) === name }));
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

/** What the Worker does when it is deployed: `/` is the landing page, a review link its own, other pages are app.html. */
function appForEveryOtherPath(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (request.headers.accept?.includes("text/html") && isPage(pathname)) {
      request.url = pathname.startsWith("/review/") ? "/review.html" : "/app.html";
    }
    next();
  };
  return {
    name: "app-for-every-other-path",
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  };
}

/** Not the landing page, not a module or a file, not the Worker's. */
const isPage = (path: string) => path !== "/" && !/^\/(@|(api|media|live|src|node_modules)\b)|\.\w+$/.test(path);

/** The script that sets the theme, in every document. */
function themeBeforePaint(): Plugin {
  return {
    name: "theme-before-paint",
    transformIndexHtml: () => [{ tag: "script", injectTo: "head-prepend", children: THEME_SCRIPT }],
  };
}

/**
 * Both Latin faces are requested with the page, not only when a style names them. The app asks for them itself, after its code:
 * on a slow line they would come in its place (`main.tsx`).
 */
function preloadFaces(): Plugin {
  const face = /assets\/(hanken|familjen)-grotesk-latin-wght-normal-.*\.woff2$/;
  return {
    name: "preload-faces",
    transformIndexHtml: (_, { bundle, path }) =>
      Object.keys(bundle ?? {})
        .filter((file) => path !== "/app.html" && face.test(file))
        .map((file) => ({
          tag: "link",
          injectTo: "head-prepend",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
        })),
  };
}

import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Connect, defineConfig, type Plugin } from "vite";
import { facesWithoutEval } from "./site/faces-without-eval.ts";
import { modulesOfOpenPages } from "./site/modules-of-open-pages.ts";
import { writtenPages } from "./site/written-pages.ts";

/** The Worker behind `vite dev`: it answers everything except pages and modules. */
const worker = process.env.WORKER_ORIGIN ?? "http://127.0.0.1:8787";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const openPages = modulesOfOpenPages(here("app.html"));
const inTheApp = (id: string) => !openPages.has(id);

/**
 * What every page, every dashboard page or many of them need, in files of their own: libraries are kept across deploys, and
 * two files of shared modules stand for eighty small ones, each of which would be a request. A share count says how many
 * entries and lazy pages use a module. What it imports is shared by as many, so these files import only each other.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: "calls", test: /node_modules\/@(tanstack|trpc)\// },
  { name: "everywhere", minShareCount: 30, test: inTheApp, priority: -1 },
  { name: "often", minShareCount: 10, test: inTheApp, priority: -2 },
];

/** The landing page and the written pages are static HTML without React; every other address is the app. */
export default defineConfig({
  appType: "mpa",
  plugins: [
    writtenPages(import.meta.dirname),
    react(),
    tailwindcss(),
    preloadFaces(),
    appForEveryOtherPath(),
    facesWithoutEval(),
    openPages.plugin,
    engineStaysApart(),
  ],
  build: {
    target: ["chrome123", "firefox128", "safari17.5"],
    rolldownOptions: {
      input: { landing: here("index.html"), app: here("app.html"), review: here("review.html") },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
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
});

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

/** Fails the build where pages that draw nothing would load the engine: raise the share count of `often` then. */
function engineStaysApart(): Plugin {
  return {
    name: "engine-stays-apart",
    generateBundle(_, bundle) {
      const shared = Object.values(bundle).flatMap((it) =>
        it.type === "chunk" && isShared(it.name) ? it.moduleIds : [],
      );
      const engine = shared.find((id) =>
        /packages\/composition\/src\/(frame|scene|templates)\/|node_modules\/mediabunny\//.test(id),
      );
      if (engine !== undefined) this.error(`${engine} is in the files that every page loads.`);
    },
  };
}

const isShared = (chunk: string) => chunk === "everywhere" || chunk === "often";

/** Both Latin faces are requested with the page, not only when a style names them. */
function preloadFaces(): Plugin {
  const face = /assets\/(hanken|familjen)-grotesk-latin-wght-normal-.*\.woff2$/;
  return {
    name: "preload-faces",
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => face.test(file))
        .map((file) => ({
          tag: "link",
          injectTo: "head-prepend",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
        })),
  };
}

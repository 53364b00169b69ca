import { lstatSync, readdirSync, rmdirSync, rmSync } from "node:fs";

/**
 * What packages bring that nothing here reads, by its path inside `node_modules`. `scripts/bootstrap.mjs` removes it after an
 * install. Plain JavaScript, because it runs on any Node from 20 on. To get something back, take it from the list, delete
 * `node_modules` and install. Source: ADR 91
 */
export const UNREAD = [
  { what: "headers to compile C++ for Node", files: /^node-(bin-)?(darwin|linux|win)-[^/]+\/(include|share)\// },
  { what: "maps to their authors' sources", files: /\.map$/ },
  {
    what: "readmes and changelogs, but no license",
    files: /(^|\/)(?!licen[cs]e|notice|copying)[^/]*\.(md|markdown)$/i,
  },
  { what: "Base UI in CommonJS", files: /^@base-ui\/(react|utils)\/.*(\.js|\.d\.ts)$/ },
  { what: "Stripe in CommonJS", files: /^stripe\/cjs\// },
  {
    what: "Firebase for phones, extensions and CommonJS",
    files: /^@firebase\/auth\/dist\/(?!(node-)?esm\/|auth-public\.d\.ts$)/,
  },
  { what: "Mediabunny in one file and in TypeScript", files: /^mediabunny\/(dist\/bundles|src)\// },
  { what: "encoders minified and in CommonJS", files: /^@mediabunny\/[^/]+\/dist\/bundles\/.*(\.min\.mjs|\.c?js)$/ },
  { what: "Zod in TypeScript", files: /^zod\/src\// },
  { what: "queries in TypeScript and for old browsers", files: /^@tanstack\/[^/]+\/(src|build\/(legacy|codemods))\// },
  {
    what: "the HEIC decoder in other packings",
    files: /^libheif-js\/libheif(\/|-wasm\/(?!libheif-bundle\.mjs$|LICENSE$))/,
  },
  { what: "React for profiling and for other servers", files: /^react-dom\/cjs\/.*-(profiling|server\.(bun|edge))\./ },
  {
    what: "hyphens of languages that texts are not set in",
    files: /^hyphen\/patterns\/(?!(de-1996|en-us|es|fr|it|nl|pt)\.js$)/,
  },
  {
    what: "faces for old browsers, or with axes that no look uses",
    files: /^@fontsource\/.*\.woff$|^@fontsource-variable\/.*\/files\/(?!.*-wght-(normal|italic)\.woff2$)/,
  },
  { what: "viewers of traces, which nothing here writes", files: /^playwright-core\/lib\/vite\// },
  { what: "a page about what Miniflare stores", files: /^miniflare\/dist\/local-explorer-ui\// },
];

/**
 * Removes what `unread` names from a folder, with the folders that become empty. Returns how many bytes of each entry were
 * removed from the disk, and how many are left. What tools keep in folders with a dot is not counted.
 */
export function removeUnread(folder, unread = UNREAD) {
  const removed = unread.map(() => 0);
  let left = 0;
  const bytesOf = sizes();
  /** Whether nothing is left of a folder. */
  const isEmptied = (path) => {
    const entries = readdirSync(`${folder}/${path}`, { withFileTypes: true });
    const kept = entries.filter((entry) => {
      if (path === "" && entry.name.startsWith(".")) return true;
      const inside = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return !isEmptied(inside);
      const bytes = bytesOf(`${folder}/${inside}`);
      const which = unread.findIndex(({ files }) => files.test(inside));
      if (which === -1) left += bytes;
      else {
        removed[which] += bytes;
        rmSync(`${folder}/${inside}`);
      }
      return which === -1;
    });
    if (kept.length === 0 && entries.length > 0) {
      rmdirSync(`${folder}/${path}`);
      return true;
    }
    left += BLOCK;
    return false;
  };
  isEmptied("");
  return { removed, left };
}

/** Files and folders take whole blocks of so many bytes. */
const BLOCK = 4096;

/** Bytes on the disk; 0 for another name of a file that was asked for before. */
function sizes() {
  const known = new Set();
  return (path) => {
    const { size, nlink, ino } = lstatSync(path);
    if (nlink > 1 && known.has(ino)) return 0;
    known.add(ino);
    return Math.ceil(size / BLOCK) * BLOCK;
  };
}

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { root } from "./local/settings.ts";

/**
 * Packs the official clients that only tests of the sandbox use into a file each: `node scripts/pack-clients.ts`, after a
 * new version is written here. Installed, they have 9,000 files. The types of `openai` and of the client for servers are written by hand. Source: ADR 91
 */
const target = join(root, "apps/sandbox/test/fixtures/clients");
const cache = join(root, "node_modules/.cache/clients");

await pack("openai", "openai@7.57.0", 'export { OpenAI, toFile } from "openai";');
copyFileSync(join(cache, "node_modules/openai/LICENSE"), join(target, "openai.LICENSE"));

await pack("firestore-lite", "@firebase/firestore@4.17.2", 'export * from "@firebase/firestore/lite";');
const types = join(cache, "node_modules/@firebase/firestore/dist/lite/index.d.ts");
copyFileSync(types, join(target, "firestore-lite.d.mts"));

await pack(
  "firestore-server",
  "@google-cloud/firestore@9.4.1",
  'export { AggregateField, FieldValue, Firestore, Timestamp } from "@google-cloud/firestore";',
);

async function pack(name: string, spec: string, entry: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  execFileSync("npm", ["install", "--prefix", cache, "--silent", "--no-package-lock", spec], { stdio: "inherit" });
  const input = join(cache, `${name}.js`);
  writeFileSync(input, entry);
  await build({
    configFile: false,
    root: cache,
    logLevel: "warn",
    // The client meets the one app of Firebase that tests create, from the package that the web app has anyway.
    ssr: { noExternal: true, external: ["@firebase/app"] },
    build: {
      ssr: true,
      target: "node24",
      outDir: target,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: `${name}.mjs`,
          codeSplitting: false,
          // Google's client recognizes its messages by the names of their classes.
          keepNames: true,
          // Older code asks for its folder by the name that only CommonJS has.
          postBanner: `/*! ${spec} (Apache-2.0), packed by scripts/pack-clients.ts */\nconst __dirname = import.meta.dirname;`,
        },
      },
    },
  });
}

/// <reference types="vite/client" />

// Only for browsers: the bundler turns the pattern into the URLs of the hashed files.

const URLS = import.meta.glob<string>(
  [
    "../../../../node_modules/@fontsource-variable/*/files/*-wght-{normal,italic}.woff2",
    "../../../../node_modules/@fontsource/{anton,archivo-black,patrick-hand,noto-color-emoji}/files/*-400-normal.woff2",
    "../../../../node_modules/@fontsource/courier-prime/files/*-700-normal.woff2",
    // The whole family in one file: 6 MB that are never needed.
    "!**/noto-color-emoji-emoji-400-normal.woff2",
  ],
  { query: "?url", import: "default", eager: true, exhaustive: true },
);

/** URL of a font file by its path among the installed packages. */
export function faceUrl(path: string): string {
  const url = URLS[`../../../../node_modules/${path}`];
  if (!url) throw new Error(`The face ${path} is not bundled.`);
  return url;
}

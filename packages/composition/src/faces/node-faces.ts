import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const FILES: Record<string, string> = {
  "Vignette Native": "@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-wght-normal.woff2",
  "Vignette Native Ext": "@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-ext-wght-normal.woff2",
  "Vignette Native Cyrillic": "@fontsource-variable/tiktok-sans/files/tiktok-sans-cyrillic-wght-normal.woff2",
  "Vignette Native Greek": "@fontsource-variable/tiktok-sans/files/tiktok-sans-greek-wght-normal.woff2",
  "Vignette Edit": "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
  "Vignette Edit Ext": "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2",
  "Vignette Punch": "@fontsource/anton/files/anton-latin-400-normal.woff2",
  "Vignette Punch Ext": "@fontsource/anton/files/anton-latin-ext-400-normal.woff2",
  "Vignette Block": "@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff2",
  "Vignette Block Ext": "@fontsource/archivo-black/files/archivo-black-latin-ext-400-normal.woff2",
  "Vignette Hand": "@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2",
  "Vignette Hand Ext": "@fontsource/patrick-hand/files/patrick-hand-latin-ext-400-normal.woff2",
};

/** The part of `GlobalFonts` of `@napi-rs/canvas` that is needed here. */
type FontRegistry = { registerFromPath(path: string, family: string): unknown; has(family: string): boolean };

/** Makes the bundled faces known to `@napi-rs/canvas`: `loadFaces(GlobalFonts)`. Throws if a file cannot be read. */
export function loadFaces(fonts: FontRegistry): void {
  for (const [family, file] of Object.entries(FILES)) {
    if (fonts.has(family)) continue;
    if (!fonts.registerFromPath(require.resolve(file), family))
      throw new Error(`The face ${family} could not be read.`);
  }
}

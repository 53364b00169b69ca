// Only for browsers: the bundler turns `?url` into the address of the hashed file. Loaded by `loadFaces`.

import punch from "@fontsource/anton/files/anton-latin-400-normal.woff2?url";
import punchExt from "@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url";
import block from "@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff2?url";
import blockExt from "@fontsource/archivo-black/files/archivo-black-latin-ext-400-normal.woff2?url";
import hand from "@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2?url";
import handExt from "@fontsource/patrick-hand/files/patrick-hand-latin-ext-400-normal.woff2?url";
import editExt from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2?url";
import edit from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import nativeCyrillic from "@fontsource-variable/tiktok-sans/files/tiktok-sans-cyrillic-wght-normal.woff2?url";
import nativeGreek from "@fontsource-variable/tiktok-sans/files/tiktok-sans-greek-wght-normal.woff2?url";
import nativeExt from "@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-ext-wght-normal.woff2?url";
import native from "@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-wght-normal.woff2?url";

/** Address of the file of each family. */
export const FACE_URLS: Record<string, string> = {
  "Vignette Native": native,
  "Vignette Native Ext": nativeExt,
  "Vignette Native Cyrillic": nativeCyrillic,
  "Vignette Native Greek": nativeGreek,
  "Vignette Edit": edit,
  "Vignette Edit Ext": editExt,
  "Vignette Punch": punch,
  "Vignette Punch Ext": punchExt,
  "Vignette Block": block,
  "Vignette Block Ext": blockExt,
  "Vignette Hand": hand,
  "Vignette Hand Ext": handExt,
};

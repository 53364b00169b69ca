// What reads a font file, in one file: it is loaded for an upload only, and shares its libraries with what loads letters.
export { Blob, Face } from "harfbuzzjs";
export { default as decompress } from "woff2-encoder/decompress";
export { FontFile } from "../shaping/font-file.ts";

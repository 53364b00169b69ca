import { filesOfLayers } from "../canvas/layer.ts";
import type { Creation } from "../creation/creation.ts";
import type { ShownFile } from "../script/script.ts";
import { facesOfStyle } from "../style/faces-of-style.ts";
import { piecesOf } from "./pieces.ts";

type LibraryFile = Pick<ShownFile, "origin" | "id" | "key">;

/**
 * The library files that the beats of a creation show, its logo and its layers, what it plays as music or as its voice,
 * and the fonts of its words, without duplicates.
 */
export function libraryFilesOf({ script, style }: Pick<Creation, "script" | "style">): LibraryFile[] {
  const { ownMusic, ownVoice, logo, layers } = style;
  const shown: LibraryFile[] = script?.beats.flatMap(piecesOf) ?? [];
  const all = [
    ...shown,
    ...[ownMusic, ownVoice, logo].flatMap((it) => it ?? []),
    ...filesOfLayers(layers),
    ...facesOfStyle(style),
  ];
  return [...new Map(all.map((file) => [file.key, file])).values()];
}

import type { Script } from "../script/script.ts";
import type { Layer } from "./layer.ts";

type Drawn = { script: Pick<Script, "beats"> | null; style: { layers?: readonly Layer[] | undefined } };

/** The texts that users added to what is drawn. A layer whose beat was removed is not drawn, and its text not read. */
export function addedTexts({ script, style: { layers = [] } }: Drawn): Extract<Layer, { kind: "text" }>[] {
  const beats = new Set(script?.beats.map(({ id }) => id));
  return layers.flatMap((layer) =>
    layer.kind === "text" && (layer.beatId === null || beats.has(layer.beatId)) ? [layer] : [],
  );
}

import { CaptionStyle, Face } from "@vignette/domain/studio/catalogue";
import type { Scene } from "../../src/index.ts";
import { TEXT_CORPUS } from "./text-corpus.ts";
import { aTextClip, textScene } from "./text-scene.ts";

/** Every text of the corpus in every face, and as captions of every style. */
export function corpusScenes(): Scene[] {
  const inFaces = Face.options.map((face) =>
    textScene(TEXT_CORPUS.map((text, i) => aTextClip({ id: String(i), text, face, size: 60 + ((i * 37) % 90) }))),
  );
  const asCaptions = CaptionStyle.options.map((style) =>
    textScene(TEXT_CORPUS.map((text, i) => captionsOf(text, style, String(i)))),
  );
  return [...inFaces, ...asCaptions];
}

function captionsOf(text: string, style: CaptionStyle, id: string) {
  const words = text.split(/\s+/).map((word, i) => ({ text: word, startMs: 900 + i * 200, endMs: 1050 + i * 200 }));
  const box = { x: 65, y: 1010, w: 845, h: 190 };
  return { kind: "captions" as const, id, startMs: 0, endMs: 6000, words, style, box, accent: "accent" as const };
}

import type { Face } from "@vignette/domain/studio/catalogue";
import type { Scene } from "../src/index.ts";

/** The part of a scene that decides which letters are needed: a text in each of the faces, upright and in italics. */
export function lettersIn(faces: readonly Face[], text: string): Pick<Scene, "tracks"> {
  const clips = faces.map((face) => ({
    kind: "text" as const,
    id: face,
    startMs: 0,
    endMs: 1000,
    text,
    face,
    weight: 700,
    size: 100,
    minSize: 50,
    lineHeight: 1.2,
    box: { x: 0, y: 0, w: 800, h: 800 },
    color: "ink" as const,
    align: "left" as const,
    valign: "top" as const,
    emphasis: { phrase: text, style: "italic" as const, color: "ink" as const },
    motion: "cut" as const,
  }));
  return { tracks: [{ id: "texts", clips }] };
}

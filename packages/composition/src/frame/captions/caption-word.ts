import { contrastOf } from "../../brand/contrast.ts";
import type { Color } from "../../scene/color.ts";
import { withOpacity } from "../primitives/cast.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { colorOf } from "../primitives/stage.ts";
import { strokeAt } from "../text/draw-text.ts";
import type { ShownPage, ShownWord } from "./shown-page.ts";

export type TextPrimitive = Extract<Primitive, { kind: "text" }>;

/** One word as it is drawn at this moment. */
export function wordPrimitive(shown: ShownPage, word: ShownWord): TextPrimitive {
  const { placed, stage } = shown;
  return {
    kind: "text",
    text: word.text,
    x: word.left,
    y: word.y,
    font: placed.layout.font,
    color: colorOf(stage.scene, wordColor(shown, word.index)),
    stroke: isOnBox(shown, word.index) ? null : strokeOf(shown),
  };
}

function strokeOf({ look, placed, stage }: ShownPage) {
  if (!look.stroke) return null;
  const { color, width } = strokeAt(look.stroke, Math.min(1, placed.layout.font.size / look.size), stage.scene);
  return { color: look.strokeOpacity === undefined ? color : withOpacity(color, look.strokeOpacity), width };
}

function wordColor(shown: ShownPage, index: number) {
  const { clip, look, page, spoken } = shown;
  const isEmphasized = page.words[index]?.emphasis === true;
  switch (clip.style) {
    case "active-box":
      if (isOnBox(shown, index)) return onBox(shown);
      return isEmphasized ? clip.accent : look.color;
    case "scale-pulse":
      return index === spoken || isEmphasized ? clip.accent : look.color;
    case "boxed-lines":
      return isEmphasized && clip.look?.ground === "ink" ? clip.accent : look.color;
    case "one-word":
    case "clean-two-line":
    case "typewriter":
      return isEmphasized ? clip.accent : look.color;
    default:
      return look.color;
  }
}

/** On a box in another color than the brand's accent, the words are ink or paper, whichever has more contrast. */
function onBox({ clip, stage: { scene } }: ShownPage): Color {
  if (clip.accent === "accent") return "onAccent";
  const ground = colorOf(scene, clip.accent);
  const { ink, paper } = scene.palette;
  return contrastOf(ground, ink) >= contrastOf(ground, paper) ? "ink" : "paper";
}

const isOnBox = ({ clip, spoken }: ShownPage, index: number): boolean =>
  clip.style === "active-box" && index === spoken;

import type { Typeface } from "@vignette/domain/studio/catalogue";
import type { Color, Palette } from "../../scene/color.ts";
import type { Scene } from "../../scene/scene.ts";
import type { FaceRole } from "../../scene/text-clip.ts";
import type { Measure } from "../../text/font.ts";

/** What is needed to draw a clip at one time. `t` is in ms on the scene's clock. */
export type Stage = { scene: Scene; t: number; measure: Measure };

/** The face behind a role of the brand's faces, or the fixed face itself. */
export function faceOf({ fonts }: Pick<Scene, "fonts">, role: FaceRole): Typeface {
  if (role !== "title" && role !== "body") return role;
  return fonts?.[role] ?? "native";
}

/** The color behind a role of the scene's palette, or the fixed color itself. */
export function colorOf(scene: Scene, color: Color): string {
  return color.startsWith("#") ? color : scene.palette[color as keyof Palette];
}

import { createCanvas } from "@napi-rs/canvas";
import type { ObjectName } from "@vignette/domain/objects";
import { seededChoices } from "../copywriter/seeded-choices.ts";
import { objectsOnSet } from "./objects-on-set.ts";
import { paletteFor } from "./palettes.ts";
import { paperLandscape } from "./paper-landscape.ts";
import { isPortrait, paintPortrait } from "./portrait.ts";
import { finish, type PixelSheet } from "./sheet.ts";
import { stillLife } from "./still-life.ts";
import { studio } from "./studio.ts";
import { shownIn, subjectOf } from "./subject-of.ts";
import { windowLight } from "./window-light.ts";

type Style = (sheet: PixelSheet) => void;

/** What a prompt speaks of, and the style that suits it. */
const SUITED: readonly (readonly [RegExp, Style])[] = [
  [/\b(landscape|hills?|mountains?|horizon|path|outdoors?|sky|sea|road|travel)\b/i, paperLandscape],
  [/\b(window|desk|office|room|laptop|workspace|kitchen|home)\b/i, windowLight],
  [/\b(studio|plinth|backdrop)\b/i, studio],
  [/\b(still life|table|objects?|shapes?)\b/i, stillLife],
];

/**
 * Paints a picture of the objects that a prompt names; where it names none, a scene that suits it. The same prompt, variant
 * and size always give the same picture.
 */
export function paintPicture(prompt: string, size: { width: number; height: number }, variant: number) {
  const chance = seededChoices({ prompt, variant });
  const canvas = createCanvas(size.width, size.height);
  const unit = Math.min(size.width, size.height) / 100;
  const sheet: PixelSheet = {
    brush: canvas.getContext("2d"),
    ...size,
    unit,
    palette: paletteFor(prompt),
    chance,
  };
  if (isPortrait(prompt)) {
    paintPortrait(sheet, prompt);
    return canvas;
  }
  const subject = subjectOf(prompt);
  const shown = shownIn(prompt).join(" ");
  // A product of no known kind comes in a box: any other thing would be another product.
  const isUnknown = subject.objects.length === 0 && /\b(product|packshot)\b/i.test(shown);
  const objects: ObjectName[] = isUnknown ? ["parcel"] : subject.objects;
  if (objects.length > 0) objectsOnSet(sheet, { ...subject, objects }, prompt);
  else (SUITED.find(([words]) => words.test(shown))?.[1] ?? chance.pick("style", [paperLandscape, windowLight]))(sheet);
  finish(sheet);
  return canvas;
}

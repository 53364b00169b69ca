import { expect, it } from "vitest";
import { noLabels } from "../../../assets/index.ts";
import { anUpload } from "../photos/an-upload.test-support.ts";
import { productPicture } from "../photos/product-picture.ts";
import { markedViews } from "./marked-views.ts";

const photo = (alt: string, at: number) =>
  productPicture(anUpload(`photo-${at}`, { name: `IMG_${at}.jpg`, labels: { ...noLabels, alt } })) ?? [];

it.each([
  [
    "a cup, the same cup from near, and what is beside it",
    ["A cup on a table", "The cup, close up", "A spoon beside the cup"],
    [0],
  ],
  ["a cat, its face and a brush", ["Un gato mira a la cámara", "La cara del gato, de cerca", "El cepillo"], [0, 2]],
  ["a shoe from the side, two of them and a sole", ["A shoe from the side", "A pair of shoes", "The sole"], [0, 1, 2]],
  ["a close-up of what nothing else shows", ["A cup on a table", "The dropper, close up"], [0, 1]],
  ["what nobody has described", ["", "", ""], [0, 1, 2]],
  [
    "a wick from near by, and a nearly empty jar",
    ["A lit candle", "A wick from near by", "A nearly empty jar"],
    [0, 1, 2],
  ],
  ["only what is beside it", ["A spoon beside the cup"], [0]],
])("counts what each photo shows: %s", (_, alts, views) => {
  const marked = markedViews(alts.flatMap(photo));
  expect(marked.flatMap(({ addsNoView }, at) => (addsNoView ? [] : [at]))).toEqual(views);
});

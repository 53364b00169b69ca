import { expect, it } from "vitest";
import { type AssetType, noLabels } from "../../../assets/index.ts";
import { anUpload } from "./an-upload.test-support.ts";
import { photoNotes } from "./photo-notes.ts";
import { productPicture } from "./product-picture.ts";

const described = (alt: string) => ({ labels: { ...noLabels, alt } });
const pictures = [
  anUpload("one", described("A hand stirs powder into a glass. The sun is low.")),
  anUpload("IMG_2041.jpg"),
  anUpload("metal-tin.jpg"),
  anUpload("screen", described("The weekly plan on a phone screen")),
  anUpload("pour.mp4", { kind: "video", file: { durationMs: 4000 }, ...described("Water is poured") }),
].flatMap((it) => productPicture(it) ?? []);
const numbered = (kind: AssetType, template: string, turn = 0) =>
  photoNotes({ kind, style: { template } }, pictures, turn);
const notes = (kind: AssetType, template: string) => numbered(kind, template).map(({ shows }) => shows);

it("tells the writer what is on the pictures that a look may show, as they are described or named", () => {
  const photos = ["A hand stirs powder into a glass", "metal tin"];
  const screen = "Screenshot: The weekly plan on a phone screen";
  expect(notes("carousel-image", "photo-essay")).toEqual([...photos, screen]);
  expect(notes("carousel-image", "teardown")).toEqual([screen]);
  expect(notes("ugc-video", "pov-hands")).toContain("Clip: Water is poured");
  expect(notes("meme-image", "labels")).toEqual([]);
});

it("numbers them, and begins with another one for each piece of a batch", () => {
  const [one, two, three] = notes("carousel-image", "photo-essay");
  expect(numbered("carousel-image", "photo-essay", 1)).toEqual([
    { number: 1, shows: two },
    { number: 2, shows: three },
    { number: 3, shows: one },
  ]);
});

import { expect, it } from "vitest";
import { noLabels } from "../../assets/index.ts";
import { newBeat } from "../script/script.ts";
import { first, made, picture, shownIn } from "./photos/own-pictures.test-support.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

const seen = (id: string, alt: string) => picture(id, { name: `${id}.jpg`, labels: { ...noLabels, alt } });
const photos = [
  seen("mug", "A mug on a table"),
  seen("bag", "The bag on a shelf"),
  seen("beans", "Beans in a scoop"),
  seen("filter", "A paper filter in its dripper"),
  seen("screen", "Screenshot: the order is sent"),
];

/** What a list shows whose items have these photos by their writer, 0 for none. */
function shown(template: string, numbers: readonly number[], offered = photos, hook = "") {
  const beats = [1, ...numbers, 2].map((photo, at) =>
    newBeat(`${at}`, {
      role: at === 0 ? "hook" : at > numbers.length ? "ask" : "point",
      title: "Some words",
      imagePrompt: "a thing",
      photo,
    }),
  );
  return shownIn(
    withOwnPictures(
      { beats, caption: "", hashtags: [] },
      { ...made("carousel-image", template), hook },
      offered,
      first,
    ),
  );
}

it("fills a page of a marker list with a photo that was not seen, and with no screenshot", () => {
  expect(shown("marker-list", [0, 3, 0])).toEqual(["mug", "filter", "beans", null, "bag"]);
});

it("fills none where too few photos are shown for a picture on each page", () => {
  expect(shown("marker-list", [0, 0, 0])).toEqual(["mug", null, null, null, "bag"]);
});

it("fills none beside mistakes: the product would seem to be what does them", () => {
  expect(shown("marker-list", [0, 3, 0], photos, "3 mistakes that cost you sleep")).toEqual([
    "mug",
    null,
    "beans",
    null,
    "bag",
  ]);
});

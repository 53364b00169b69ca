import { describe, expect, it } from "vitest";
import type { AssetType } from "../../assets/index.ts";
import { noLabels } from "../../assets/index.ts";
import type { BeatRole } from "../catalogue/beat-roles.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { newBeat } from "../script/script.ts";
import { first, made, picture, shownIn } from "./photos/own-pictures.test-support.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { toldOfProduct } from "./photos/told-of-product.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

const seen = (id: string, alt: string) => picture(id, { name: `${id}.jpg`, labels: { ...noLabels, alt } });
const brief = { ...aProduct().brief, name: "Tern 2 running shoe", description: "A shoe.", pain: "", proof: [] };
const photos = toldOfProduct(brief, [
  seen("side", "Tern 2 running shoe from the side"),
  seen("street", "Tern 2 running shoe on a street"),
  seen("sole", "The replaceable sole of the Tern 2"),
]);

type Written = readonly [role: BeatRole, photo: number | undefined, title?: string];

/** What the beats of a look show, by the numbers that their writer gave them. */
function shown(
  written: readonly Written[],
  look: { kind?: AssetType; template?: string; pictures?: ProductPicture[] },
) {
  const { kind = "carousel-image", template = "photo-essay", pictures = photos } = look;
  const beats = written.map(([role, photo, title = "Some words"], at) =>
    newBeat(`${at}`, { role, title, imagePrompt: "a thing", ...(photo !== undefined && { photo }) }),
  );
  return withOwnPictures({ beats, caption: "", hashtags: [] }, made(kind, template), pictures, first);
}
const ids = (...given: Parameters<typeof shown>) => shownIn(shown(...given));

describe("the photo that the writer named for a beat", () => {
  it("is shown there, whatever its words are", () => {
    const numbers: Written[] = [
      ["hook", 2],
      ["point", 3, "Leave a thumb of room"],
      ["ask", 1],
    ];
    expect(ids(numbers, {})).toEqual(["street", "sole", "side"]);
    expect(ids(numbers, { kind: "ugc-video", template: "beat-cuts" })).toEqual(["street", "sole", "side"]);
  });

  it("opens with less than the product only where a closer look at it is promised", () => {
    const opening = (title: string) =>
      ids(
        [
          ["hook", 3, title],
          ["point", 1],
          ["ask", 2],
        ],
        {},
      )[0];
    expect([opening("The Tern 2 running shoe, up close"), opening("Run again")]).toEqual(["sole", "street"]);
  });

  it("is kept by nothing that changes words later", () => {
    expect(shown([["hook", 2]], {}).beats.map((it) => "photo" in it)).toEqual([false]);
  });

  it.each<[string, Written]>([
    ["of a photo that is not there", ["point", 9]],
    ["of one beside itself", ["point", 2]],
    ["of one that comes back before each was named", ["point", 1]],
  ])("does not count by a number %s, and its words decide", (_, beat) => {
    const written: Written[] = [
      ["hook", 1],
      ["point", 2],
      [beat[0], beat[1], "A sole that can be replaced"],
      ["ask", 1],
    ];
    expect(ids(written, {})).toEqual(["side", "street", "sole", "side"]);
  });

  it("comes back where there are fewer photos than beats, each of which was named", () => {
    const written: Written[] = [
      ["hook", 1],
      ["point", 3],
      ["point", 2],
      ["point", 1],
      ["ask", 2],
    ];
    expect(ids(written, {})).toEqual(["side", "sole", "street", "side", "street"]);
  });

  it("is none of a part at the beginning and at the end", () => {
    const [hook, , ask] = ids(
      [
        ["hook", 3],
        ["point", 1],
        ["ask", 3],
      ],
      {},
    );
    expect([hook, ask]).not.toContain("sole");
  });
});

it("gives a beat without a number no photo that the writer named for the one beside it", () => {
  const written: Written[] = [
    ["hook", 2],
    ["point", undefined, "Tern 2 on a street"],
    ["point", 3],
    ["ask", 1],
  ];
  expect(ids(written, {})[1]).not.toBe("street");
});

describe("a beat whose thing is on no photo", () => {
  const written: Written[] = [
    ["hook", 1],
    ["point", 0],
    ["point", 3],
    ["ask", 2],
  ];

  it("orders a picture of it", () => {
    const { beats } = shown(written, {});
    expect(shownIn({ beats, caption: "", hashtags: [] })).toEqual(["side", null, "sole", "street"]);
    expect(beats[1]?.imagePrompt).toBe("a thing");
  });

  it("is a page of type in a look that has such pages", () => {
    const { beats } = shown(written, { template: "marker-list" });
    expect(beats[1]).toMatchObject({ shows: null, imagePrompt: "" });
  });

  it("shows the product all the same where the product belongs", () => {
    expect(
      ids(
        [
          ["hook", 0],
          ["turn", 0],
          ["proof", 0],
          ["ask", 0],
        ],
        {},
      ),
    ).not.toContain(null);
  });
});

import { describe, expect, it } from "vitest";
import { noLabels } from "../../../assets/index.ts";
import type { BeatRole } from "../../catalogue/beat-roles.ts";
import { newBeat } from "../../script/script.ts";
import { withOwnPictures } from "../with-own-pictures.ts";
import { first, made, picture, shownIn } from "./own-pictures.test-support.ts";
import { photoNotes } from "./photo-notes.ts";

const seen = (id: string, alt: string) => picture(id, { name: `${id}.jpg`, labels: { ...noLabels, alt } });
const photos = [
  seen("brush", "The brush on a wooden floor"),
  seen("clean", "The brush on the sofa with a folded blanket"),
  seen("button", "The button of the brush"),
  seen("hair", "Before: the sofa and its blanket full of cat hair"),
];

type Written = readonly [role: BeatRole, title: string, photo?: number];

/** What the beats of a look show. */
function shown(template: string, written: readonly Written[], hook = "A clean sofa") {
  const beats = written.map(([role, title, photo], at) =>
    newBeat(`${at}`, { role, title, imagePrompt: "a thing", ...(photo !== undefined && { photo }) }),
  );
  const look = { ...made("carousel-image", template), hook };
  return shownIn(withOwnPictures({ beats, caption: "", hashtags: [] }, look, photos, first));
}

describe("a photo of the time before", () => {
  it("is told of as such, after the product's own", () => {
    const notes = photoNotes(made("carousel-image", "photo-essay"), photos);
    expect(notes.map(({ isBefore = false }) => isBefore)).toEqual([false, false, false, true]);
  });

  it("stands where its words name what hurts, and nowhere else", () => {
    const written: Written[] = [
      ["hook", "Cat hair on the sofa"],
      ["pain", "The blanket is full of hair"],
      ["point", "It takes the hair off the sofa"],
      ["ask", "No more hair on the sofa"],
    ];
    expect(shown("photo-essay", written).map((it) => it === "hair")).toEqual([false, true, false, false]);
  });

  it("stands where its writer says so, but under no glad hook, turn, proof or ask", () => {
    for (const role of ["pain", "point"] as const)
      expect(
        shown("photo-essay", [
          ["hook", "A"],
          [role, "B", 4],
          ["ask", "C"],
        ])[1],
      ).toBe("hair");
    const promised: Written[] = [
      ["hook", "A", 4],
      ["turn", "B", 4],
      ["proof", "C", 4],
      ["ask", "D", 4],
    ];
    expect(shown("photo-essay", promised, "A sofa without hair")).not.toContain("hair");
    expect(shown("photo-essay", promised, "Why it sheds")[0]).toBe("hair");
  });

  it("opens what is answered with something else no more than a promise", () => {
    const joke = (answer: string) =>
      shown(
        "caption-above",
        [
          ["hook", "A"],
          ["turn", answer],
        ],
        "Me: I can live with cat hair",
      );
    expect(joke("The sofa: so can I")[0]).toBe("hair");
    expect(joke("My mug: nine sips, all hair")[0]).not.toBe("hair");
    expect(shown("receipt", [["hook", "A"]], "The price of a sofa free of hair")[0]).not.toBe("hair");
  });

  it("takes no beat from the photo that its writer named", () => {
    const written: Written[] = [
      ["hook", "A"],
      ["pain", "The blanket is full of hair", 3],
      ["ask", "C"],
    ];
    expect(shown("photo-essay", written)).not.toContain("hair");
  });

  it("shows a mistake that its words name", () => {
    const written: Written[] = [
      ["hook", "Mistakes"],
      ["point", "Leaving hair on the blanket"],
      ["ask", "Save it"],
    ];
    expect(shown("marker-list", written, "3 mistakes with a cat")[1]).toBe("hair");
    expect(shown("marker-list", written, "3 things with a cat")[1]).not.toBe("hair");
  });

  it("is the state before, beside the photo of the same place", () => {
    const written: Written[] = [
      ["hook", "The sofa, a week apart"],
      ["turn", "A clean sofa", 1],
      ["ask", "Try it"],
    ];
    expect(shown("before-after", written).slice(0, 2)).toEqual(["hair", "clean"]);
  });
});

it("opens a piece whose hook names its trouble, unless the hook is glad of having none", () => {
  const hooks = [
    "Cat hair, full stop",
    "No sofa is full of hair here: finally",
    "How to have less hair",
    "A sofa without hair",
  ];
  const opens = hooks.map((hook) => shown("sticky-note", [["hook", hook]], hook)[0] === "hair");
  expect(opens).toEqual([true, false, false, false]);
});

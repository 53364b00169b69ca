import { describe, expect, it } from "vitest";
import { AssetType } from "../../assets/index.ts";
import { emptyBrief, newClaim } from "../../research/index.ts";
import { templates } from "../catalogue/templates.ts";
import {
  firstLookFor,
  type Material,
  offeredTemplates,
  refuseTemplate,
  withheldTemplates,
} from "./offered-templates.ts";

const withProof = (claim: string, source = "acme.co, reviews", struck = false) => ({
  brief: { ...emptyBrief, proof: [newClaim(claim, { source, struck })] },
  pictures: null,
});

describe("the look that quotes a customer", () => {
  it.each([
    "“It fits in my bag, finally.” Ana",
    'Ana wrote: "Quiet enough for a library."',
    "„Endlich passt alles rein.“ Jana",
    "« Enfin un café sans amertume. » Luc",
  ])("is offered with a review and its source: %s", (claim) => {
    expect(refuseTemplate("ugc-image", "real-review", withProof(claim))).toBeNull();
    expect(offeredTemplates("ugc-image", withProof(claim)).map(({ name }) => name)).toContain("real-review");
  });

  it.each([
    ["no proof", { brief: emptyBrief, pictures: null }],
    ["a fact", withProof("91% of parents in our survey felt better")],
    ["a name in quotation marks", withProof("Voted “Best bottle” in 2025")],
    ["a review without a source", withProof("“It fits in my bag, finally.” Ana", "")],
    ["a review that was struck", withProof("“It fits in my bag, finally.” Ana", "acme.co", true)],
  ])("is refused with %s", (_, material) => {
    expect(refuseTemplate("ugc-image", "real-review", material)?.code).toBe("studio.no-review");
    expect(offeredTemplates("ugc-image", material).map(({ name }) => name)).not.toContain("real-review");
    expect(refuseTemplate("ugc-image", "sticky-note", material)).toBeNull();
  });
});

describe("the looks that are offered for a product", () => {
  const photo = { kind: "image", isScreen: false } as const;
  const screen = { kind: "image", isScreen: true } as const;
  const clip = { kind: "video", isScreen: false } as const;
  const material = (...pictures: Material["pictures"] & object) => ({ brief: emptyBrief, pictures });
  const offered = (kind: AssetType, of: Material) => offeredTemplates(kind, of).map(({ name }) => name);

  it.each([
    ["screen-in-hand", "ugc-image", [photo, clip], [screen]],
    ["photo-captions", "carousel-image", [photo, photo, screen, clip], [photo, photo, photo]],
    ["photo-essay", "carousel-image", [], [photo, photo, photo, screen]],
    ["teardown", "carousel-image", [clip], [photo]],
    ["split-proof", "video-story", [], [photo]],
    ["freeze-and-name", "meme-video", [], [clip]],
    ["before-after-split", "ugc-image", [photo, clip], [photo, { ...photo, half: "before" }]],
    ["before-after", "carousel-image", [photo, clip], [photo, { ...photo, half: "before" }]],
  ] as const)("have %s only with what it is made of, and say what it needs", (name, kind, without, enough) => {
    const lacking = material(...without);
    expect(offered(kind, lacking)).not.toContain(name);
    expect(withheldTemplates(kind, lacking).map(({ template }) => template.name)).toContain(name);
    expect(refuseTemplate(kind, name, lacking)?.code).toMatch(
      /^studio\.no-(picture|photos|screenshot|before)$|^studio\.not-shown$/,
    );
    expect(offered(kind, material(...enough))).toContain(name);
    expect(refuseTemplate(kind, name, material(...enough))).toBeNull();
  });

  it("are made of photos only where three of them differ", () => {
    const again = { ...photo, addsNoView: true } as const;
    expect(offered("carousel-image", material(photo, again, again, photo))).not.toContain("photo-dump");
    expect(offered("carousel-image", material(photo, again, photo, photo))).toContain("photo-dump");
  });

  it("take a product apart unless most of its photos show a material", () => {
    const brick = { ...photo, isMaterial: true } as const;
    expect(offered("carousel-image", material(brick, brick, photo))).not.toContain("teardown");
    expect(offered("carousel-image", material(photo, photo, brick))).toContain("teardown");
  });

  it("take a product apart where three statements name a part of its photos, once somebody looked for parts", () => {
    const box = { x: 0.1, y: 0.1, w: 0.2, h: 0.2 };
    const seen = (...names: string[]) => ({ ...photo, parts: names.map((name) => ({ name, box })) });
    const shoe = (...claims: string[]) => ({
      brief: { ...emptyBrief, description: "A trainer with a wide toe box.", proof: claims.map((it) => newClaim(it)) },
      pictures: [seen("toe", "heel"), seen("sole")],
    });
    const takesApart = (of: Material) => offered("carousel-image", of).includes("teardown");
    expect(takesApart(shoe("The sole can be replaced", "A soft heel"))).toBe(true);
    expect(takesApart(shoe("The sole can be replaced", "228 g in size 42"))).toBe(false);
    // A cup is what one gets, and no part of a bag of beans.
    const brief = { ...emptyBrief, description: "Beans from two farms.", outcome: "a cup you drink black" };
    const beans = { brief: { ...brief, proof: [newClaim("Beans in a bag")] }, pictures: [seen("beans", "cup")] };
    expect(takesApart(beans)).toBe(false);
    expect(takesApart({ ...shoe("The sole can be replaced", "A soft heel"), pictures: [seen()] })).toBe(false);
  });

  it("show figures only where the brief has three", () => {
    const brief = { ...emptyBrief, price: "from £95", proof: [newClaim("Laid in two days", { source: "acme.co" })] };
    const further = [...brief.proof, newClaim("Ten-year guarantee", { source: "acme.co" })];
    expect(refuseTemplate("carousel-image", "big-number", { brief, pictures: null })?.code).toBe("studio.no-figures");
    const enough = { brief: { ...brief, proof: further }, pictures: null };
    expect(refuseTemplate("carousel-image", "big-number", enough)).toBeNull();
  });

  it("show hands at work only in a clip", () => {
    expect(offered("ugc-video", material(photo, photo, photo))).not.toContain("pov-hands");
    expect(offered("ugc-video", material(photo, clip))).toContain("pov-hands");
    expect(offered("ugc-video", material())).not.toContain("pov-hands");
  });

  it("demonstrate nothing, and put nobody in front of anything, where nothing shows the product", () => {
    expect(offered("ugc-video", material())).toEqual(["talking-cutaways", "three-takes"]);
    expect(offered("ugc-video", material(photo))).toContain("green-screen");
    expect(offered("ugc-video", material(photo))).toContain("hook-then-demo");
  });

  it("are made in the first one that the product has what it takes for, where nobody chose", () => {
    expect(firstLookFor("ugc-video", material(photo))).toBe("hook-then-demo");
    expect(firstLookFor("ugc-video", material())).toBe("talking-cutaways");
  });

  it("compare two drawings where a product has no photos", () => {
    expect(offered("ugc-image", material())).toContain("before-after-split");
  });

  it("run two times against each other only where the brief has both", () => {
    const pains = [newClaim("an hour of sorting slips")];
    const proof = [newClaim("An invoice in 90 seconds", { source: "acme.co" })];
    const both = { brief: { ...emptyBrief, pains, proof }, pictures: null };
    const one = { brief: { ...emptyBrief, proof }, pictures: null };
    expect(refuseTemplate("video-story", "stopwatch", one)?.code).toBe("studio.no-times");
    expect(refuseTemplate("video-story", "stopwatch", both)).toBeNull();
  });

  it("are, without pictures, first those that have none, then those that order none", () => {
    expect(offered("carousel-image", material()).slice(0, 3)).toEqual(["phone-note", "checklist", "marker-list"]);
    expect(offered("video-story", material()).slice(0, 3)).toEqual(["moving-type", "beat-cuts", "countdown-list"]);
    expect(offered("meme-image", material()).slice(0, 2)).toEqual(["labels", "top-bottom"]);
    expect(offered("video-story", material())[0]).toBe("moving-type");
    expect(offered("meme-image", material())[0]).toBe("labels");
  });

  it("are, with enough photos, first those that are made of them", () => {
    const slideshows = ["photo-essay", "photo-captions", "outlined-text", "photo-dump"];
    expect(offered("carousel-image", material(photo, photo, photo)).slice(0, 4)).toEqual(slideshows);
    expect(offered("carousel-image", material(photo))[0]).toBe("marker-list");
  });

  it.each(AssetType.options)("always leave something to make: %s", (kind) => {
    const looks = offered(kind, material());
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.length + withheldTemplates(kind, material()).length).toBe(templates[kind].length);
  });
});

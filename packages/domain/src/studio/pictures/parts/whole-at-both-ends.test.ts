import { describe, expect, it } from "vitest";
import { noLabels } from "../../../assets/index.ts";
import type { BeatRole } from "../../catalogue/beat-roles.ts";
import { aProduct } from "../../script/a-product.test-support.ts";
import { given, made, picture, script, shownIn } from "../photos/own-pictures.test-support.ts";
import { toldOfProduct } from "../photos/told-of-product.ts";
import { withOwnPictures } from "../with-own-pictures.ts";

describe("videos", () => {
  it.each([
    ["beat-cuts", "video-story", ["hook", "point", "point", "point", "point", "ask"]],
    ["pov-hands", "ugc-video", ["hook", "point", "point", "ask"]],
    ["green-screen", "ugc-video", ["hook", "point", "point", "ask"]],
  ] as const)("begin and end with the whole product, also where a close-up is named: %s", (template, kind, roles) => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const both = [named("bottle", "The bottle of Dew Drop on a shelf"), named("near", "The dropper, close up")];
    const written = script(roles);
    const beats = written.beats.map((it) => ({ ...it, imagePrompt: "a hand with the dropper" }));
    for (const turn of [0, 1]) {
      const shown = shownIn(withOwnPictures({ ...written, beats }, made(kind, template), both, { before: null, turn }));
      expect([shown[0], shown.at(-1)]).toEqual(["bottle", "bottle"]);
      expect(shown).toContain("near");
    }
  });

  it("open a demonstration with the whole product, end it so, and compare it with the state before", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const both = [named("near", "The dropper, close up"), named("bottle", "The bottle of Dew Drop on a shelf")];
    const shown = given("hook-then-demo", "ugc-video", ["hook", "turn", "ask"], both);
    expect(shown.slice(1)).toEqual(["bottle", "bottle"]);
    const race = given("stopwatch", "video-story", ["hook", "pain", "turn", "proof"], both);
    expect(race).toEqual(["bottle", null, "bottle", "bottle"]);
  });

  it.each([
    ["beat-cuts", ["hook", "point", "point", "point", "ask"]],
    ["photo-story", ["hook", "pain", "turn", "proof", "ask"]],
    ["countdown-list", ["hook", "point", "point", "point", "ask"]],
  ] as const)("begin and end with the whole product, where a part of it is named between: %s", (template, roles) => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Tern 2 running shoe", description: "A light trainer" };
    const sole = "The replaceable sole of the Tern 2";
    const all = [named("Tern 2 running shoe from the side"), named(sole), named("A pair of Tern 2 running shoes")];
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const written = script(roles);
    const titles = ["Finish long runs", ...roles.slice(2).map(() => "The sole can be replaced"), "See the Tern 2"];
    const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "", imagePrompt: "" }));
    for (const turn of [0, 1, 2]) {
      const look = made("video-story", template);
      const shown = shownIn(withOwnPictures({ ...written, beats }, look, told, { before: null, turn }));
      expect([shown[0], shown.at(-1)]).not.toContain(sole);
    }
  });

  it("introduce the product as a whole after a person's first words, and ask with it", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Stillwell Paths", description: "Paths of reclaimed brick and gravel" };
    const all = [named("A wall of reclaimed brick for paths"), named("Gravel of a path"), named("The lawn")];
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const titles = ["Dry feet", "Mud", "Stillwell Paths", "Only reclaimed brick", "Ask about Stillwell Paths"];
    const written = script(["hook", "pain", "turn", "proof", "ask"]);
    const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "", imagePrompt: "" }));
    for (const turn of [0, 1, 2]) {
      const look = made("ugc-video", "talking-cutaways");
      const shown = shownIn(withOwnPictures({ ...written, beats }, look, told, { before: null, turn }));
      expect(shown.slice(0, 3)).toEqual([null, null, all[0]?.id]);
      expect(shown.at(-1)).not.toBeNull();
    }
  });

  it("show each photo before the whole product comes back between the ends", () => {
    const all = ["Tern 2 from the side", "A pair of Tern 2", "The Tern 2, close up"].map((id) =>
      picture(id, { labels: { ...noLabels, alt: id } }),
    );
    const demo = given("hook-then-demo", "ugc-video", ["hook", "turn", "proof", "ask"], all).slice(1);
    expect(new Set(demo).size).toBe(3);
    const [waiting, , , ask] = given("split-proof", "video-story", ["hook", "pain", "proof", "ask"], all);
    expect([waiting, ask].toSorted()).toEqual([all[1]?.id, all[0]?.id]);
  });

  it("begin with the whole product, also where two other pictures of it would follow each other", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Tern 2 running shoe", description: "A light trainer" };
    const [side, pair] = ["Tern 2 running shoe from the side", "A pair of Tern 2 running shoes"];
    const all = [side, pair, "The replaceable sole of the Tern 2"].map(named);
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const titles = ["The sole can be replaced", "From the side", "A pair that lasts", "Long runs", "Black toenails"];
    const written = script(["hook", "point", "point", "point", "ask"]);
    const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "", imagePrompt: "" }));
    const look = made("video-story", "beat-cuts");
    const shown = shownIn(withOwnPictures({ ...written, beats }, look, told, { before: null, turn: 1 }));
    expect([shown[0], shown.at(-1)]).toEqual([pair, side]);
  });

  it("begin a list with what shows more of the product, though a later point names it", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Stillwell Paths", description: "Paths of reclaimed brick and gravel" };
    const all = [named("A wall of reclaimed brick for paths"), named("Gravel of a path"), named("The lawn")];
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const titles = ["Dry feet", "Know it", "Ask", "One thing", "Only reclaimed brick", "Try Stillwell Paths"];
    const written = script(["hook", "point", "point", "point", "point", "ask"]);
    const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "", imagePrompt: "" }));
    for (const turn of [0, 1, 2]) {
      const shown = shownIn(
        withOwnPictures({ ...written, beats }, made("video-story", "countdown-list"), told, { before: null, turn }),
      );
      expect([shown[0], shown[4]]).toEqual([all[0]?.id, all[0]?.id]);
    }
  });

  it("end with the whole product, also where the close-up bears its name, and show once what is beside it", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Kiln Blend coffee", description: "A roast with chocolate and orange" };
    const all = [
      named("A cup of Kiln Blend, close up"),
      named("A cup of coffee on a table"),
      named("A spoon beside the cup"),
    ];
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const roles: readonly BeatRole[] = ["hook", "pain", "turn", "proof", "ask"];
    const shown = given("photo-story", "video-story", roles, told);
    expect([shown[0], shown.at(-1)]).toEqual(["A cup of coffee on a table", "A cup of coffee on a table"]);
    expect(shown.filter((id) => id === "A spoon beside the cup").length).toBeLessThanOrEqual(1);
  });
});

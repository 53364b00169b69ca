import { describe, expect, it } from "vitest";
import { type AssetType, assetTypeNames, noLabels } from "../../assets/index.ts";
import type { BeatRole } from "../catalogue/beat-roles.ts";
import { templates } from "../catalogue/templates.ts";
import { aCreation } from "../creation/a-creation.test-support.ts";
import { newStyle } from "../creation/new-creation.ts";
import { missingMedia } from "../missing-media/fitting-media.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { first, given, made, photos, picture, script, shownIn } from "./photos/own-pictures.test-support.ts";
import { toldOfProduct } from "./photos/told-of-product.ts";
import { pictureDemand } from "./picture-demand.ts";
import { planOfPictures } from "./picture-plan.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

const story: readonly BeatRole[] = ["hook", "pain", "turn", "proof", "ask"];
const screen = picture("screen", { name: "Screenshot" });
const kinds = Object.keys(assetTypeNames) as AssetType[];
const looks = kinds.flatMap((kind) => templates[kind].map((template) => ({ kind, template })));
describe("own pictures", () => {
  it.each(looks)("stand in $template wherever one fits: none is generated there", ({ kind, template }) => {
    const pictures = [...photos(5), picture("wide", { file: { width: 1600, height: 1000 } }), screen];
    const filled = withOwnPictures(script(story), made(kind, template.name), pictures, first);
    const creation = aCreation({ kind, script: filled, style: newStyle(kind, { template: template.name }) });
    const plan = planOfPictures(template.name);
    const fits = ({ id }: { id: string }) => {
      const beat = filled.beats[Number(id)];
      return beat && pictureDemand(plan, { ...beat, index: Number(id) }) !== "never";
    };
    expect(missingMedia(creation).images.filter(fits)).toEqual([]);
  });

  it.each(looks.filter(({ template }) => template.needs === "photos"))(
    "fill $template, which is made of them, however many slides and however few photos",
    ({ kind, template: { name } }) => {
      const roles = ["hook", "pain", ...Array<BeatRole>(7).fill("point"), "ask"] as const;
      const shown = given(name, kind, roles, photos(3));
      expect(shown).not.toContain(null);
      expect(shown.some((id, at) => id === shown[at + 1])).toBe(false);
    },
  );

  const isWithout = (name: string) => planOfPictures(name).product === "none";
  it.each(looks.filter(({ template }) => template.pictures === "none" && isWithout(template.name)))(
    "are neither shown nor ordered in $template, which shows none",
    ({ kind, template: { name } }) => {
      const filled = withOwnPictures(script(story), made(kind, name), photos(3), first);
      expect(shownIn(filled)).toEqual([null, null, null, null, null]);
      const creation = aCreation({ kind, script: filled, style: newStyle(kind, { template: name }) });
      expect(missingMedia(creation).images).toEqual([]);
    },
  );

  it("are sent in a chat with the message that names the product, and none is ordered for it", () => {
    const filled = withOwnPictures(script(story), made("meme-video", "chat-play"), photos(3), first);
    expect(shownIn(filled)).toEqual([null, null, "photo-0", null, null]);
    const without = aCreation({
      kind: "meme-video",
      script: script(story),
      style: newStyle("meme-video", { template: "chat-play" }),
    });
    expect(missingMedia(without).images).toEqual([]);
  });

  it("stand in hook, turn, proof and ask, and not where it is about the pain", () => {
    expect(given("beat-cuts", "video-story", story)).toEqual(["photo-0", null, "photo-1", "photo-2", "photo-3"]);
  });

  it.each([
    ["is said in words beside four photos", 4, []],
    ["has a picture made beside fewer", 3, ["1"]],
  ])("leave a point in a fast list that none of them shows, which %s", (_, count, ordered) => {
    const filled = withOwnPictures(
      script(["hook", "pain", "turn", "ask"]),
      made("video-story", "beat-cuts"),
      photos(count),
      first,
    );
    const creation = aCreation({
      kind: "video-story",
      script: filled,
      style: newStyle("video-story", { template: "beat-cuts" }),
    });
    expect(missingMedia(creation).images.map(({ id }) => id)).toEqual(ordered);
  });

  it("are a screenshot where the look is about a screen, and photos elsewhere", () => {
    expect(given("screen-in-hand", "ugc-image", ["hook"], [...photos(2), screen])).toEqual(["screen"]);
    expect(given("screen-in-hand", "ugc-image", ["hook"])).toEqual(["photo-0"]);
    expect(given("teardown", "carousel-image", ["hook", "point", "ask"], [...photos(2), screen])).toEqual([
      "screen",
      "screen",
      "screen",
    ]);
    expect(given("sticky-note", "ugc-image", ["hook"], [screen, ...photos(1)])).toEqual(["photo-0"]);
  });

  it("are both halves of a comparison only if they say which is which; else the product is what comes after", () => {
    const pair = [picture("b", { name: "Nachher.jpg" }), picture("a", { name: "Vorher.jpg" })];
    expect(given("before-after-split", "ugc-image", ["hook", "turn"], [...photos(2), ...pair])).toEqual(["a", "b"]);
    expect(given("before-after-split", "ugc-image", ["hook", "turn"], photos(2))).toEqual([null, "photo-0"]);
    expect(given("sticky-note", "ugc-image", ["hook"], pair.slice(1))).toEqual([null]);
  });

  it("are clips in videos only, and not where a clip would be taken for the speaker", () => {
    const clip = picture("clip", { kind: "video", file: { type: "video/mp4", durationMs: 9000 } });
    expect(given("beat-cuts", "video-story", story, [...photos(1), clip])[0]).toBe("clip");
    expect(given("photo-essay", "carousel-image", ["hook", "ask"], [clip])).toEqual([null, null]);
    expect(given("green-screen", "ugc-video", story, [clip])).toEqual([null, null, null, null, null]);
    const twice = withOwnPictures(script(story), made("video-story", "beat-cuts"), [clip], first);
    expect(twice.beats.flatMap(({ shows }) => shows?.trimMs ?? [])).toEqual([0, 4500]);
  });

  it("are the one that a beat names, if the words of the picture say so", () => {
    const lid = picture("lid", { name: "The lid closed" });
    const written = script(["hook", "turn"]);
    const beats = written.beats.map((beat, at) => (at === 1 ? { ...beat, title: "Closed in a second" } : beat));
    const filled = withOwnPictures({ ...written, beats }, made("video-story", "beat-cuts"), [...photos(3), lid], first);
    expect(shownIn(filled)).toEqual(["photo-0", "lid"]);
  });

  it("show a part of the product where it is spoken of, and not where the hook would take it first", () => {
    const named = (id: string, name: string) => picture(id, { name, labels: { ...noLabels, alt: name } });
    const shoe = [
      named("sole", "The replaceable sole of the Tern"),
      named("side", "Tern running shoe from the side"),
      named("pair", "A pair of Tern running shoes"),
    ];
    const titles = [
      "Want to run farther?",
      "A wide toe box",
      "The sole is replaced for €35",
      "Try the Tern running shoe",
    ];
    const written = script(["hook", "point", "point", "ask"]);
    const beats = written.beats.map((beat, at) => ({ ...beat, title: titles[at] ?? "", imagePrompt: "the Tern shoe" }));
    const shown = shownIn(withOwnPictures({ ...written, beats }, made("video-story", "countdown-list"), shoe, first));
    expect(shown[2]).toBe("sole");
    expect(shown[0]).not.toBe("sole");
    expect(shown[3]).not.toBe("sole");
  });

  it("are the product itself where it is spoken of, if others show something else", () => {
    const cats = ["A cat looks up", "The cat's face"].map((alt, at) =>
      picture(`cat-${at}`, { labels: { ...noLabels, alt } }),
    );
    const brush = picture("brush", { labels: { ...noLabels, alt: "The Whisker brush on a table" } });
    const product = {
      ...aProduct().brief,
      name: "Whisker brush",
      description: "A brush that has soft bristles",
      language: "en",
    };
    const titles = [
      "Hair on the sofa?",
      "The cat runs",
      "Soft bristles",
      "Hair that nobody likes",
      "Try the Whisker brush",
    ];
    const written = script(["hook", "pain", "point", "point", "ask"]);
    const beats = written.beats.map((beat, at) => ({ ...beat, title: titles[at] ?? "", imagePrompt: "" }));
    const told = toldOfProduct({ ...product, pains: [], proof: [] }, [...cats, brush]);
    const shown = shownIn(withOwnPictures({ ...written, beats }, made("carousel-image", "photo-essay"), told, first));
    expect(shown).toEqual(["cat-0", "cat-1", "brush", expect.stringMatching("cat"), "brush"]);
  });

  it("are no close-up under the words of a look, where there is another photo", () => {
    const close = picture("close", { labels: { ...noLabels, alt: "The jar, close up" } });
    expect(given("sticky-note", "ugc-image", ["hook"], [close, ...photos(1)])).toEqual(["photo-0"]);
  });

  it("are chosen by all words of a joke where it has one picture", () => {
    const kitten = picture("kitten", { labels: { ...noLabels, alt: "A kitten in the sun" } });
    const [hook, turn] = script(["hook", "turn"]).beats;
    if (!hook || !turn) throw new Error("no beats");
    const joke = { ...script([]), beats: [hook, { ...turn, title: "The kitten: mine", imagePrompt: "" }] };
    const filled = withOwnPictures(joke, made("meme-image", "top-bottom"), [...photos(1), kitten], first);
    expect(shownIn(filled)).toEqual(["kitten", null]);
  });

  it("begin with another picture in each creation of a batch", () => {
    const shown = (turn: number) =>
      shownIn(
        withOwnPictures(script(["hook"]), made("ugc-image", "sticky-note"), photos(3), { before: null, turn }),
      )[0];
    expect([0, 1, 2, 3].map(shown)).toEqual(["photo-0", "photo-1", "photo-2", "photo-0"]);
  });

  it("leave what the user chose: a locked beat, and, when all is written anew, what each beat showed", () => {
    const shows = { origin: "uploaded" as const, id: "mine", key: "materials/ada/mine/0", trimMs: 0 };
    const written = script(story);
    const beats = written.beats.map((beat, at) => (at === 0 ? { ...beat, locked: true } : beat));
    expect(shownIn(withOwnPictures({ ...written, beats }, made("video-story", "beat-cuts"), photos(9), first))[0]).toBe(
      null,
    );
    const before = { ...written, beats: written.beats.map((beat, at) => (at === 3 ? { ...beat, shows } : beat)) };
    const anew = withOwnPictures(written, made("video-story", "beat-cuts"), photos(9), { before, turn: 0 });
    expect(shownIn(anew)).toEqual([null, null, null, "mine", null]);
  });
});

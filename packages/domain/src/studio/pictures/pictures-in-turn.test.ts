import { describe, expect, it } from "vitest";
import { type AssetType, noLabels } from "../../assets/index.ts";
import type { BeatRole } from "../catalogue/beat-roles.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { first, given, made, photos, picture, script, shownIn } from "./photos/own-pictures.test-support.ts";
import { toldOfProduct } from "./photos/told-of-product.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

describe("own pictures, of which there are fewer than beats,", () => {
  it("are shown again only once all are shown, at most twice, or three times in other views, and never side by side", () => {
    const roles: readonly BeatRole[] = ["hook", "point", "point", "point", "point", "ask"];
    const uses = (template: string, kind: AssetType, pictures = photos(2)) => {
      const shown = given(template, kind, roles, pictures);
      expect(shown.some((id, at) => id !== null && id === shown[at + 1])).toBe(false);
      return pictures.map(({ id }) => shown.filter((it) => it === id).length);
    };
    expect(uses("split-proof", "video-story")).toEqual([2, 2]);
    expect(uses("pov-hands", "ugc-video")).toEqual([3, 3]);
    const clips = ["a", "b"].map((id) => picture(id, { kind: "video", file: { type: "video/mp4", durationMs: 9000 } }));
    expect(uses("pov-hands", "ugc-video", clips)).toEqual([2, 2]);
  });

  it("are left for list items by hook and ask, which come first", () => {
    const list: readonly BeatRole[] = ["hook", "point", "point", "point", "ask"];
    const shown = (count: number) =>
      given("countdown-list", "video-story", list, photos(count)).map((id) => id !== null);
    expect(shown(1)).toEqual([true, false, true, false, true]);
    expect(shown(2)).toEqual([true, true, true, true, true]);
  });

  it("are the product twice in a row, in two views, rather than something else where it is spoken of", () => {
    const named = (id: string, alt: string, file = {}) => picture(id, { labels: { ...noLabels, alt }, file });
    const cat = named("cat", "A kitten looks up");
    const shown = (file = {}, titles = ["Your kitten runs away", "Soft bristles", "The brush is silent"]) => {
      const brief = {
        ...aProduct().brief,
        name: "Whisker brush",
        description: "A brush that has soft bristles, cleaned with a button",
      };
      const brush = named("brush", "The Whisker brush on a table", file);
      const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, [cat, brush]);
      const written = script((["hook", "point", "point", "ask"] as const).slice(0, titles.length));
      const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "", imagePrompt: "" }));
      return shownIn(withOwnPictures({ ...written, beats }, made("ugc-video", "pov-hands"), told, first));
    };
    expect(shown()).toEqual(["cat", "brush", "brush"]);
    // The opening names both; the bristles are the brush's alone.
    expect(
      shown({}, ["Why your kitten runs from a brush", "Cleaned with a button", "Soft bristles", "The brush"]),
    ).toEqual(["cat", "brush", "brush", "brush"]);
    // No part of it could be shown by itself.
    expect(shown({ width: 640, height: 640 })).not.toEqual(["cat", "brush", "brush"]);
  });

  it("stand in no upper half of a split proof, whatever its beat is about", () => {
    expect(given("split-proof", "video-story", ["hook", "point", "proof", "ask"], photos(3))[1]).toBeNull();
  });

  it.each(["split-proof", "stopwatch"])("end %s with the product, also after the product", (template) => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Whisker brush", description: "A brush that has soft bristles" };
    const brush = named("The Whisker brush on a table");
    const all = [named("A cat looks up"), named("The cat's face from near"), brush];
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const written = script(["hook", "pain", "turn", "ask"]);
    const titles = ["No more rollers", "Cat hair", "The Whisker brush", "Try the Whisker brush"];
    const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "" }));
    const shown = shownIn(withOwnPictures({ ...written, beats }, made("video-story", template), told, first));
    expect(shown.slice(2)).toEqual([brush.id, brush.id]);
    // The cat, which is what hurts, is above; what waits below is the product.
    if (template === "split-proof") expect(shown[0]).toBe(brush.id);
  });

  it("begin and end with the one that fits those beats, where two take turns", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const bottle = named("bottle", "The bottle of Dew Drop on a shelf");
    const near = named("near", "The dropper, close up");
    const written = script(["hook", "turn", "point", "point", "point", "ask"]);
    const beats = written.beats.map((it, at) => ({ ...it, title: at === 5 ? "Try Dew Drop" : "", imagePrompt: "" }));
    const look = made("carousel-image", "before-after");
    for (const turn of [0, 1])
      expect(shownIn(withOwnPictures({ ...written, beats }, look, [near, bottle], { before: null, turn }))).toEqual([
        null,
        ...["bottle", "near", "bottle", "near", "bottle"],
      ]);
  });

  it("end a split proof with another photo of the product than its proof, if there is one", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Kiln Blend", description: "A roast with chocolate and orange" };
    const all = [named("Kiln Blend in a bag on a table"), named("A cup of Kiln Blend, close up"), named("A spoon")];
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const titles = ["No bitter end", "Stale beans", "Chocolate and orange", "See Kiln Blend at work"];
    const written = script(["hook", "pain", "proof", "ask"]);
    const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "", imagePrompt: "" }));
    const [, , proof, ask] = shownIn(
      withOwnPictures({ ...written, beats }, made("video-story", "split-proof"), told, first),
    );
    expect([proof, ask].toSorted()).toEqual(
      all
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it("are the photo that the words name, also beside itself, where another one shows the product", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const brief = { ...aProduct().brief, name: "Stillwell Paths", description: "Paths of reclaimed brick and gravel" };
    const all = [named("A wall of reclaimed brick for paths"), named("Gravel of a path"), named("The lawn")];
    const told = toldOfProduct({ ...brief, language: "en", pains: [], proof: [] }, all);
    const titles = ["Dry feet", "Only reclaimed brick", "Ten years of care", "Stillwell Paths"];
    const written = script(["hook", "point", "point", "ask"]);
    const beats = written.beats.map((it, at) => ({ ...it, title: titles[at] ?? "", imagePrompt: "" }));
    const shown = shownIn(withOwnPictures({ ...written, beats }, made("ugc-video", "pov-hands"), told, first));
    expect(shown[1]).toBe("A wall of reclaimed brick for paths");
  });

  it("end a video with the whole product where the other one is a close-up of it", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const both = [named("bottle", "The bottle of Dew Drop on a shelf"), named("near", "The dropper, close up")];
    for (const turn of [0, 1]) {
      const written = script(["hook", "pain", "proof", "ask"]);
      const { beats } = withOwnPictures(written, made("video-story", "split-proof"), both, { before: null, turn });
      expect(beats.map(({ shows }) => shows?.id ?? null)).toEqual(["bottle", null, "bottle", "bottle"]);
    }
  });

  it("wait below the opening words of a split proof, for which none is generated", () => {
    const opening = (pictures = photos(3)) => {
      const written = script(["hook", "pain", "proof", "ask"]);
      const { beats } = withOwnPictures(written, made("video-story", "split-proof"), pictures, first);
      return beats[0];
    };
    expect(opening()).toMatchObject({ shows: { id: "photo-0" } });
    expect(opening([])).toMatchObject({ shows: null, imagePrompt: "" });
    const clip = picture("clip", { kind: "video", file: { type: "video/mp4", durationMs: 9000 } });
    expect(opening([clip])).toMatchObject({ shows: { id: "clip" } });
  });

  it("change behind a speaker who points at them, where there is more than one", () => {
    const shown = given("green-screen", "ugc-video", ["hook", "point", "point", "ask"], photos(2));
    expect(shown.some((id, at) => id === shown[at + 1])).toBe(false);
    expect(given("green-screen", "ugc-video", ["hook", "point"], photos(1))).toEqual(["photo-0", "photo-0"]);
  });

  it("are never two of the same thing side by side, where another can stand between them", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const [whole, face, brush] = [named("gato atigrado"), named("cara del gato"), named("cepillo")];
    const isCat = (id: string | null) => id !== brush.id;
    for (const points of [1, 2, 3, 4]) {
      const roles: readonly BeatRole[] = ["hook", "turn", ...Array<BeatRole>(points).fill("point"), "ask"];
      const shown = given("before-after", "carousel-image", roles, [whole, face, brush]).slice(1);
      expect(shown.filter((id, at) => isCat(id) && at + 1 < shown.length && isCat(shown[at + 1] ?? null))).toEqual([]);
    }
    const allCats = [whole, face];
    expect(given("photo-captions", "carousel-image", ["hook", "ask"], allCats)).toEqual([whole.id, face.id]);
  });

  it("are the product in two parts rather than two faces in a row, and the product where it is asked for", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const offered = toldOfProduct(
      aProduct({ name: "Cepillo Bigotes", language: "es", description: "Recoge el pelo muerto" }).brief,
      [
        named("cat", "Un gato mira a la cámara"),
        named("face", "La cara del gato, de cerca"),
        named("brush", "El Cepillo Bigotes sobre fondo claro"),
      ],
    );
    const roles: readonly BeatRole[] = ["hook", "pain", "turn", "point", "proof", "ask"];
    const titles = ["El sofá", "Pelo de gato en la ropa", "Cepillo Bigotes: un sofá"];
    const written = script(roles);
    for (const [point, proof, ask] of [
      ["Recoge el pelo muerto", "Por fin se deja cepillar", "Mira Cepillo Bigotes"],
      ["Cepillo Bigotes: recoge el pelo del gato", "Por fin se deja cepillar", "Más de Cepillo Bigotes en el perfil"],
    ]) {
      const words = [...titles, point, proof, ask];
      const beats = written.beats.map((beat, at) => ({ ...beat, title: words[at] ?? "", imagePrompt: "" }));
      const all = { ...written, beats };
      const shown = shownIn(withOwnPictures(all, made("carousel-image", "photo-captions"), offered, first));
      expect([shown.at(2), shown.at(-1)]).toEqual(["brush", "brush"]);
      const cats = shown.map((id) => id !== "brush");
      expect(cats.filter((isCat, at) => isCat && cats[at + 1])).toEqual([]);
    }
  });

  it("leave no beat without one only because its neighbors took the others", () => {
    const roles: readonly BeatRole[] = ["hook", "point", "proof", "proof", "point", "ask"];
    for (const turn of [0, 1, 2]) {
      const filled = withOwnPictures(script(roles), made("carousel-image", "photo-essay"), photos(2), {
        before: null,
        turn,
      });
      expect(shownIn(filled)).not.toContain(null);
    }
  });

  it("are what a joke names first, where it names several", () => {
    const named = (alt: string) => picture(alt, { labels: { ...noLabels, alt } });
    const both = [named("The Whisker brush"), named("A kitten looks up")];
    const joke = (title: string) => {
      const { beats } = script(["hook"]);
      const told = { ...script([]), beats: beats.map((it) => ({ ...it, title })) };
      return shownIn(withOwnPictures(told, made("meme-video", "freeze-and-name"), both, first));
    };
    expect(joke("When the kitten sees the old brush")).toEqual(["A kitten looks up"]);
    expect(joke("When the brush meets the kitten")).toEqual(["The Whisker brush"]);
  });
});

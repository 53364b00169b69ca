import { describe, expect, it } from "vitest";
import { type Scene, type StoryboardBeat, storyboardScenes } from "../../index.ts";

const beat = { line: "", holdMs: null } as const;
const screen = { kind: "image", src: "screen", size: { width: 640, height: 1386 }, isScreen: true } as const;
const before: StoryboardBeat = {
  ...{ ...beat, id: "before", role: "hook", title: "Un sofá sin pelos", body: "Antes: pelo en toda la ropa" },
  media: { kind: "image", src: "sofa" },
};
const after: StoryboardBeat = {
  ...{ ...beat, id: "after", role: "turn", title: "Ni un pelo", body: "Después" },
  media: screen,
};

const scenesOf = (kind: "carousel-image" | "ugc-image", template: string, first = before, second = after): Scene[] =>
  (["instagram", "tiktok"] as const).flatMap((target) =>
    storyboardScenes(
      {
        ...{ kind, template, voice: null, music: null, captions: null, brand: null, handle: "" },
        beats: [first, second],
      },
      target,
    ),
  );
const clipsOf = (scene: Scene | undefined) => scene?.tracks.flatMap(({ clips }) => clips) ?? [];
const wordsOf = (scene: Scene | undefined) => clipsOf(scene).flatMap((it) => (it.kind === "text" ? [it.text] : []));

describe("before and after", () => {
  it("says a hook that names both states in their names, once, in one size", () => {
    const hook = { ...before, title: "Antes: un sofá con pelos. Después: míralo tú" };
    const [one, two] = [hook, after].map((it) => ({ ...it, media: { ...screen, isScreen: false, src: it.id } }));
    for (const scene of scenesOf("ugc-image", "before-after-split", one, two)) {
      expect(wordsOf(scene).toSorted()).toEqual(["Antes:\nun sofá con pelos", "Después:\nmíralo tú", "Ni un pelo"]);
      const names = clipsOf(scene).filter(({ id }) => id === "before" || id === "after");
      expect(new Set(names.map((it) => it.kind === "text" && it.size)).size).toBe(1);
    }
  });

  it("names the state in its own language, and says below what hurts in it", () => {
    const words = wordsOf(scenesOf("carousel-image", "before-after")[0]);
    expect(words).toContain("Antes");
    expect(words).toContain("Pelo en toda la ropa");
  });

  it("fills the page with the photo of each state, and names the state on a strip", () => {
    const photo = { kind: "image", src: "sofa", size: { width: 1024, height: 1024 } } as const;
    const [first, second] = [before, after].map((it) => ({ ...it, media: photo }));
    const pages = scenesOf("carousel-image", "before-after", first, second).map((it) => [it, clipsOf(it)] as const);
    for (const [{ width, height }, clips] of pages)
      expect(clips.find(({ id }) => id === "photo")).toMatchObject({ box: { x: 0, y: 0, w: width, h: height } });
    const strips = pages.map(([, clips]) => clips.find(({ id }) => id === "before-strip")?.kind);
    expect(strips).toEqual(["rect", undefined, "rect", undefined]);
  });

  it("shows a screen that comes back on its whole phone", () => {
    const shown = [before, after, { ...after, id: "more", role: "point" as const }].map((it) => ({
      ...it,
      media: screen,
    }));
    for (const target of ["instagram", "tiktok"] as const) {
      const storyboard = { kind: "carousel-image", template: "before-after", beats: shown } as const;
      const plain = { voice: null, music: null, captions: null, brand: null, handle: "" };
      const pages = storyboardScenes({ ...storyboard, ...plain }, target);
      const photos = pages.map((scene) => clipsOf(scene).find(({ id }) => id === "photo"));
      for (const photo of photos) expect(photo).toMatchObject({ surround: { edge: "phone" } });
      expect(photos.every((it) => it?.kind === "image" && it.crop === undefined)).toBe(true);
    }
  });

  it("does not name the state on a photo above a hook that names it", () => {
    const named = { ...before, title: "Antes: pelo. Después: sofá", body: "Antes" };
    for (const scene of scenesOf("carousel-image", "before-after", named).filter((_, at) => at % 2 === 0))
      expect(wordsOf(scene).filter((it) => it.startsWith("Antes"))).toEqual([named.title.replace(". ", ".\n")]);
  });

  it("says the fact below both halves, on a tall page under the hook, and shows a screenshot whole on a phone", () => {
    for (const [at, scene] of scenesOf("ugc-image", "before-after-split").entries()) {
      expect(wordsOf(scene)).toEqual(expect.arrayContaining(["Antes", "Después"]));
      const clips = clipsOf(scene);
      const [half, fact] = ["before-photo", "fact"].map((id) => clips.find((it) => it.id === id));
      if (!half || !fact || !("box" in half) || !("box" in fact)) throw new Error("no half or no fact");
      const photo = clips.find(({ id }) => id === "after-photo");
      expect(fact.box.y > half.box.y + half.box.h).toBe(at === 0);
      expect(at === 0 || half.box.y + half.box.h === 1920).toBe(true);
      expect(photo).toMatchObject({ box: { y: half.box.y, w: half.box.w, h: half.box.h } });
      expect(photo).toMatchObject({ fit: "contain", surround: { edge: "phone" } });
    }
  });

  it("names both halves at one height, above a photo that fills its half and never on it", () => {
    const cup = {
      kind: "image",
      src: "cup",
      size: { width: 864, height: 1053 },
      subject: { x: 0.2, y: 0.1, w: 0.6, h: 0.7 },
    } as const;
    for (const scene of scenesOf(
      "ugc-image",
      "before-after-split",
      { ...before, media: null },
      { ...after, media: cup },
    )) {
      const [one, two, photo] = ["before", "after", "after-photo"].map((id) =>
        clipsOf(scene).find((it) => it.id === id),
      );
      if (one?.kind !== "text" || two?.kind !== "text" || photo?.kind !== "image")
        throw new Error("no label or no photo");
      expect([two.valign, two.box.y]).toEqual(["top", one.box.y]);
      // One line of a name, in its box.
      expect(photo.box.y).toBeGreaterThan(two.box.y + two.size * two.lineHeight);
    }
  });

  it("says in large words what hurts where no photo shows the state before", () => {
    for (const scene of scenesOf("ugc-image", "before-after-split", { ...before, media: null })) {
      expect(wordsOf(scene)).toEqual(expect.arrayContaining(["Antes", "Pelo en toda la ropa", "Un sofá sin pelos"]));
      const [said, ground] = ["before-said", "before-ground"].map((id) => clipsOf(scene).find((it) => it.id === id));
      if (!said || !ground || !("box" in said) || !("box" in ground)) throw new Error("no words or no half");
      expect(said.box.y).toBeGreaterThanOrEqual(ground.box.y);
      expect(said.box.y + said.box.h).toBeLessThanOrEqual(Math.min(1500, ground.box.y + ground.box.h));
    }
  });

  it("lays what is wide under the state before, which is words alone and never the product", () => {
    const brush: StoryboardBeat["media"] = {
      ...{ kind: "image", src: "brush", size: { width: 1000, height: 800 }, ground: "#eef2f0" },
      subject: { x: 0.1, y: 0.35, w: 0.8, h: 0.3 },
    };
    const told = { ...before, media: null };
    for (const scene of scenesOf("ugc-image", "before-after-split", told, { ...after, media: brush })) {
      const pictures = clipsOf(scene).filter(({ kind }) => kind === "image");
      const [shown] = pictures;
      if (pictures.length !== 1 || shown?.kind !== "image") throw new Error("not one picture");
      expect(shown.box).toMatchObject({ x: 0, w: 1080 });
      expect(clipsOf(scene).filter(({ kind }) => kind === "art")).toEqual([]);
      const ground = clipsOf(scene).find(({ id }) => id === "before-ground");
      expect(ground && "box" in ground && ground.box.y + ground.box.h).toBeLessThan(shown.box.y);
    }
  });

  it.each(["Antes: pelo. Después: sofá", "¿Pelo? Eso era antes"])(
    "has the hook above both halves, and says the state before that it names in large words: %s",
    (title) => {
      const named = { ...before, title, body: "Antes", media: null };
      for (const scene of scenesOf("ugc-image", "before-after-split", named))
        expect(
          wordsOf(scene)
            .filter((it) => it !== "")
            .toSorted(),
        ).toEqual(["Pelo", "Antes", "Después", "Ni un pelo", title].toSorted());
    },
  );

  it("tells the state before in words alone where other pages show photos, and draws it where none does", () => {
    const photo = { kind: "image", src: "sofa", size: { width: 1024, height: 1024 } } as const;
    const ask: StoryboardBeat = { ...after, id: "ask", role: "ask", media: null };
    const isDrawn = (second: StoryboardBeat["media"]) => {
      const beats = [{ ...before, media: null }, { ...after, media: second }, ask];
      const plain = { voice: null, music: null, captions: null, brand: null, handle: "" };
      const [cover] = storyboardScenes({ kind: "carousel-image", template: "before-after", ...plain, beats }, "tiktok");
      return cover?.tracks.some(({ window }) => window !== undefined);
    };
    expect([isDrawn(photo), isDrawn(null)]).toEqual([false, true]);
  });

  it("breaks no word of what hurts", () => {
    const body = "Vorher: Rechnungen am Sonntagabend";
    for (const scene of scenesOf("ugc-image", "before-after-split", { ...before, body, media: null })) {
      const said = clipsOf(scene).find(({ id }) => id === "before-said");
      if (said?.kind !== "text") throw new Error("no words");
      // Source: docs/content.md#faces; a little wider at this weight.
      const wide = "Sonntagabend".length * said.size * 0.54;
      expect([wide <= said.box.w, said.size >= 48]).toEqual([true, true]);
    }
  });
});

import { emptyBrandKit } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { wavOf } from "../../src/adapters/generation/wav.ts";
import { anOwner, uploaded } from "../assets/an-upload.ts";
import { aCarousel, dotsFor, made, SLIDES } from "../research/a-product.ts";
import { aFont } from "../some-files.ts";
import { ask, call } from "../support.ts";
import { aDraft } from "./a-draft.ts";

describe("an edited carousel", () => {
  it("keeps its pictures, and generates only new ones", async () => {
    const { person, id } = await aDraft();
    const { value } = await call(person, "studio", "get", { id });
    const [first, second, ...rest] = value.script?.beats ?? [];
    if (!first || !second) throw new Error("A carousel has slides.");
    const beats = [{ ...first, title: "Another promise" }, { ...second, imagePrompt: "A new scene" }, ...rest];
    await dotsFor(1);
    const edited = await call(person, "studio", "edit", {
      id,
      style: { ...value.style, template: "photo-essay" },
      revision: value.revision,
      script: { ...value.script, beats },
      keep: true,
    });
    expect(edited.value).toMatchObject({ state: "draft", revision: 1, style: { template: "photo-essay" } });
    expect(edited.value.progress).toBeLessThan(1);
    await call(person, "studio", "generateMissing", { id });
    const done = await made(person, id);
    expect(done.media).toMatchObject([...value.media.map(({ key }) => ({ key })), { prompt: "A new scene" }]);
    expect((await call(person, "studio", "versions", { id })).value).toMatchObject([{ script: value.script }]);
  });

  it("does not overwrite a change from another window", async () => {
    const { person, id } = await aDraft();
    const { script, style, revision } = (await call(person, "studio", "get", { id })).value;
    const edit = (caption: string) =>
      call(person, "studio", "edit", { id, revision, script: { ...script, caption }, style, keep: false });
    const answers = await Promise.all(["One", "Two", "Three"].map(edit));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("plays a sound of the user's own library as music, voice or clip, and of no other", async () => {
    const { person, id, projectId } = await aDraft();
    const { script, style, revision } = (await call(person, "studio", "get", { id })).value;
    const song = await uploaded({ person, projectId }, aSong(), { name: "song.wav" });
    const foreign = await uploaded(await anOwner(), aSong(), { name: "theirs.wav" });
    const edit = ({ id: of, files: [file] }: typeof song, as: "ownMusic" | "ownVoice" | "more") => {
      const own = { origin: "uploaded", id: of, key: file?.key ?? "", trimMs: 0 };
      const beats = script?.beats.map((beat) => (as === "more" ? { ...beat, shows: own, more: [own] } : beat));
      const dressed = as === "more" ? style : { ...style, [as]: own };
      return call(person, "studio", "edit", {
        id,
        revision,
        script: { ...script, beats },
        style: dressed,
        keep: false,
      });
    };
    for (const as of ["ownMusic", "ownVoice", "more"] as const) {
      expect(await edit(foreign, as)).toMatchObject({ status: 404 });
    }
    expect((await edit(song, "ownVoice")).value.shown.map(({ key }) => key)).toContain(song.files[0]?.key);
  });

  it("has a copy with files of its own", async () => {
    const { person, id } = await aDraft();
    const copy = (await call(person, "studio", "duplicate", { id })).value;
    await call(person, "studio", "remove", { id });
    const { media, script } = (await call(person, "studio", "get", { id: copy.id })).value;
    expect(script?.beats).toHaveLength(SLIDES);
    for (const { url } of media) expect((await ask(new URL(url).pathname + new URL(url).search)).status).toBe(200);
  });
});

describe("the brand kit of a project", () => {
  const brandKit = {
    ...emptyBrandKit,
    colors: { bg: "#102030", accent: "#ff7a59" },
    use: ["slow-burn"],
    avoid: ["scented"],
  } as const;

  it("dresses new content, and on request what is there, which keeps an earlier version", async () => {
    const { person, id, projectId, productId } = await aDraft();
    const [own, foreign] = [await uploaded({ person, projectId }), await uploaded(await anOwner())];
    const font = await uploaded({ person, projectId }, aFont(), { name: "brand.ttf" });
    const fonts = { title: font.files[0]?.key, body: "type" };
    const clothes = { colors: brandKit.colors, fonts };
    const logoOf = ({ id: of, files: [file] }: typeof own) => ({
      ...{ origin: "uploaded", id: of, key: file?.key ?? "", place: "top-left", size: "small" },
      ...{ tones: ["#112233"], isSolid: true },
    });
    const save = (logo: unknown, title = fonts.title) =>
      call(person, "projects", "saveBrandKit", {
        id: projectId,
        brandKit: { ...brandKit, logo, fonts: { ...fonts, title } },
      });
    expect(await save(logoOf(foreign))).toMatchObject({ status: 404 });
    expect(await save(logoOf(own), foreign.files[0]?.key)).toMatchObject({ status: 404 });
    await save(logoOf(own));
    const { value: uses } = await call(person, "assets", "uses", { projectId });
    for (const { id: of } of [own, font]) expect(uses[of]).toMatchObject([{ type: "brand-kit" }]);
    const spare = await uploaded({ person, projectId }, aFont(), { name: "spare.ttf" });
    const files = (await call(person, "studio", "brandFiles", { projectId })).value.map(({ key }) => key);
    expect(files).toEqual([own, font, spare].map((it) => it.files[0]?.key));
    // What is uploaded is a photo of the product: without one of the time before, no look compares.
    const fresh = await call(person, "studio", "create", { ...aCarousel({ projectId, productId }), template: "essay" });
    expect(fresh.value.style).toMatchObject(clothes);

    const before = (await call(person, "studio", "get", { id })).value;
    const answer = await call(person, "studio", "applyBrandKit", { projectId });
    expect(answer.value).toEqual({ changed: 1, skipped: 0 });
    expect((await call(person, "studio", "get", { id })).value).toMatchObject({
      style: { ...clothes, logo: logoOf(own) },
      script: before.script,
      shown: expect.arrayContaining([own, font].map((it) => expect.objectContaining({ key: it.files[0]?.key }))),
    });
    expect((await call(person, "studio", "versions", { id })).value).toMatchObject([{ style: before.style }]);
  });
});

describe("a rewrite of the script", () => {
  it("is proposed, not saved, and leaves locked beats alone", async () => {
    const { person, id } = await aDraft();
    const { script, revision } = (await call(person, "studio", "get", { id })).value;
    if (!script) throw new Error("A draft has words.");
    const mine = script.beats.map((beat, at) => (at === 1 ? { ...beat, title: "Mine", locked: true } : beat));
    const { value } = await call(person, "studio", "rewrite", { id, script: { ...script, beats: mine }, beatId: null });
    expect(value.beats[1]).toEqual(mine[1]);
    expect((await call(person, "studio", "get", { id })).value.revision).toBe(revision);
  });

  it("of one beat changes no other beat", async () => {
    const { person, id } = await aDraft();
    const { script } = (await call(person, "studio", "get", { id })).value;
    const [first, second] = script?.beats ?? [];
    const { value } = await call(person, "studio", "rewrite", { id, script, beatId: second?.id ?? "" });
    expect(value.beats[0]).toEqual(first);
    expect(value.beats[1]?.id).toBe(second?.id);
  });
});

/** A tenth of a second of silence, as WAV. */
const aSong = () => wavOf({ rate: 24_000, channels: 1, samples: new Uint8Array(4800) });

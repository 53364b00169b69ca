import { describe, expect, it } from "vitest";
import { uploaded } from "../../assets/an-upload.ts";
import { aCarousel, aProduct, dotsFor, made, STRIPES } from "../../research/a-product.ts";
import { aPerson, call, fault, requestsDuring } from "../../support.ts";

describe("a product with a photo", () => {
  it("is shown with it, without a generated picture; a rewrite keeps it, and a picture made in its place goes by it", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const photo = await uploaded({ person, ...ids }, STRIPES, { name: "glass jar.png" });
    const input = { ...aCarousel(ids), kind: "ugc-image", template: "sticky-note" };
    await fault({
      host: "api.openai.com",
      mentions: '\\"photos\\":[{\\"number\\":1,\\"shows\\":\\"glass jar\\"}]',
      fault: { delayMs: 0 },
    });
    let id = "";
    const calls = await requestsDuring("api.openai.com", async () => {
      id = (await call(person, "studio", "create", input)).value.id;
      await made(person, id);
    });
    const done = (await call(person, "studio", "get", { id })).value;
    // Its words are written while a model looks for the parts of the photo, once.
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(["/v1/chat/completions", "/v1/chat/completions"]);
    // The writer was told what is on the photo.
    expect(calls).toContainEqual(expect.objectContaining({ fault: { delayMs: 0 } }));
    expect((await call(person, "assets", "findParts", { id: photo.id })).value.labels.parts).toBeDefined();
    expect(done).toMatchObject({ state: "draft", progress: 1, media: [] });
    expect(done.script?.beats).toMatchObject([{ shows: { origin: "uploaded", id: photo.id, trimMs: 0 } }]);
    expect(done.shown).toMatchObject([{ key: photo.files[0]?.key }]);

    const { script, style, revision } = done;
    if (!script) throw new Error("It has words.");
    const rewritten = (await call(person, "studio", "rewrite", { id, script, beatId: null })).value;
    expect(rewritten.beats).toMatchObject([{ shows: { id: photo.id } }]);
    const without = { ...script, beats: script.beats.map((beat) => ({ ...beat, shows: null })) };
    await call(person, "studio", "edit", { id, revision, script: without, style, keep: false });
    await dotsFor(1, "/v1/images/edits");
    const edits = await requestsDuring("api.openai.com", async () => {
      await call(person, "studio", "generateMissing", { id });
      expect(await made(person, id)).toMatchObject({ media: [{ kind: "image" }], script: without });
    });
    expect(edits.map(({ url }) => new URL(url).pathname)).toEqual(["/v1/images/edits"]);
  });
});

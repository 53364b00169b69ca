import { describe, expect, it } from "vitest";
import { aJpeg } from "../some-files.ts";
import { stored } from "../stored.ts";
import { aDraft } from "../studio/a-draft.ts";
import { aScene } from "../studio/a-scene.ts";
import { aPerson, call, fault, type Person, requestsDuring, writeDocument } from "../support.ts";
import { anOwner, uploaded } from "./an-upload.ts";

const AI = "api.openai.com";

describe("the alt text of an item", () => {
  it("is generated from its content, by a model that sees it", async () => {
    const { person, id, projectId } = await aDraft();
    const assetId = await anAssetOf(person, projectId, id);
    const { script, style, revision } = (await call(person, "studio", "get", { id })).value;
    const place = { x: 0.5, y: 0.5, w: 0.5, h: 0.1, rotate: 0 };
    const added = { kind: "text", id: "t", beatId: null, place, text: "Only today", look: {} };
    await call(person, "studio", "edit", { id, revision, script, style: { ...style, layers: [added] }, keep: false });
    const { value } = await call(person, "assets", "writeAltText", { origin: "made", id: assetId });
    const title = script?.beats[0]?.title.replaceAll("*", "") ?? "none";
    expect(value.labels.alt).toContain(title);
    expect(value.labels.alt).toContain("Only today");
    expect((await stored(`assets/${assetId}`))?.labels).toBeDefined();
  });

  it("is generated for an upload from its picture and its name", async () => {
    const owner = await anOwner();
    const photo = await uploaded(owner, aJpeg(10, 10), { name: "IMG_2041 lit-candle.jpg" });
    const { value } = await call(owner.person, "assets", "writeAltText", { origin: "uploaded", id: photo.id });
    expect(value.labels.alt.toLowerCase()).toContain("lit candle");
  });

  it("never replaces text from the user, not even if it is typed during generation", async () => {
    const owner = await anOwner();
    const photo = await uploaded(owner, aJpeg(10, 10), { name: "A candle by hand.jpg" });
    const item = { origin: "uploaded", id: photo.id };
    const byHand = () => call(owner.person, "assets", "edit", { items: [item], change: { alt: "My words" } });
    await fault({ host: AI, mentions: "A candle by hand", fault: { delayMs: 500 } });
    const [written] = await Promise.all([call(owner.person, "assets", "writeAltText", item), byHand()]);
    expect(written).toMatchObject({ status: 409, error: { data: { refusal: "assets.alt-there" } } });
    const calls = await requestsDuring(AI, () => call(owner.person, "assets", "writeAltText", item));
    expect(calls).toHaveLength(0);
  });

  it("does not change when the provider declines", async () => {
    const owner = await anOwner();
    const photo = await uploaded(owner, aJpeg(10, 10), { name: "forbidden-by-policy.jpg" });
    const refused = await call(owner.person, "assets", "writeAltText", { origin: "uploaded", id: photo.id });
    expect(refused).toMatchObject({ status: 400, error: { data: { refusal: "generation.refused" } } });
    const other = await aPerson();
    const foreign = await call(other, "assets", "writeAltText", { origin: "uploaded", id: photo.id });
    expect(foreign.status).toBe(404);
  });
});

/** An asset exported from a creation, with the fields that the library uses. */
async function anAssetOf(person: Person, projectId: string, creationId: string): Promise<string> {
  const { assetId: like } = await aScene();
  const id = crypto.randomUUID();
  const own = { id, uid: person.uid, projectId, creationId };
  const fields = Object.entries(own).map(([name, stringValue]) => [name, { stringValue }]);
  await writeDocument(`assets/${id}`, { ...(await stored(`assets/${like}`)), ...Object.fromEntries(fields) });
  return id;
}

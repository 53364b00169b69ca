import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Env } from "../../../src/context/env.ts";
import { aCarousel, aProduct, dotsFor, made } from "../../research/a-product.ts";
import { aPerson, call, fault, noFaults, type Person, release, untilHeld } from "../../support.ts";

const AI = "api.openai.com";
const DATABASE = "firestore.googleapis.com";
/** Pictures that are generated concurrently. */
const AT_ONCE = 3;

describe("a creation that is stopped while its first pictures are generated", () => {
  beforeEach(noFaults);
  afterEach(() => release());

  it("stops even if the pictures are saved at the same time, with those pictures, and continues later", async () => {
    const { person, id } = await atFirstPictures();
    await pictureThatWaits();
    await fault({ host: DATABASE, method: "POST", mentions: `creations/${id}`, fault: { hold: "before" } });
    const stopping = call(person, "studio", "cancelGeneration", { id });
    await untilHeld(DATABASE);
    await release(AI);
    await until(async () => (await call(person, "studio", "get", { id })).value.media.length === AT_ONCE);
    await release(DATABASE);

    const { value, error } = await stopping;
    expect(error).toBeNull();
    expect(value).toMatchObject({ state: "draft", failure: null });
    expect(value.media).toHaveLength(AT_ONCE);
    await dotsFor(AT_ONCE);
    await call(person, "studio", "generateMissing", { id });
    const done = await made(person, id);
    expect(done).toMatchObject({ state: "draft", progress: 1, script: value.script });
    expect(done.media.slice(0, AT_ONCE).map(({ key }) => key)).toEqual(value.media.map(({ key }) => key));
  });

  it("stays stopped if the pictures arrive afterwards", async () => {
    const { person, id, run } = await atFirstPictures();
    await fault({ host: DATABASE, mentions: `creations/${id}/image-`, fault: { hold: "before" } });
    await release(AI);
    await untilHeld(DATABASE);
    const { value } = await call(person, "studio", "cancelGeneration", { id });
    expect(value).toMatchObject({ state: "draft", failure: null, media: [] });
    await release(DATABASE);

    const workflow = await (env as unknown as Env).GENERATE_CONTENT.get(`${run}-0`);
    await until(async () => (await workflow.status()).status === "complete");
    expect((await call(person, "studio", "get", { id })).value).toMatchObject({ state: "draft", media: [] });
  });
});

/** A carousel with a script, whose first pictures are being generated: one of them is held. */
async function atFirstPictures(): Promise<{ person: Person; id: string; run: string }> {
  const person = await aPerson();
  const ids = await aProduct(person);
  await pictureThatWaits();
  const { value } = await call(person, "studio", "create", aCarousel(ids));
  await untilHeld(AI);
  return { person, id: value.id, run: value.run };
}

/** Holds the first of the next pictures. */
async function pictureThatWaits(): Promise<void> {
  await fault({ host: AI, path: "/v1/images/generations", fault: { hold: "before" } });
  await dotsFor(AT_ONCE - 1);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

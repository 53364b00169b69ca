import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { outboundFetch } from "../../src/adapters/outbound-fetch.ts";
import { configuredStock } from "../../src/adapters/stock/configured-stock.ts";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { searchStock } from "../../src/features/assets/search-stock.ts";
import { brief } from "../research/a-product.ts";
import { aPerson, ask, call, fault, givePlan, noFaults, requestsDuring } from "../support.ts";
import { anOwner, everything } from "./an-upload.ts";

const API = "api.pexels.com";
type Owner = Awaited<ReturnType<typeof anOwner>>;
const search = ({ person }: Pick<Owner, "person">, words: string, more: object = {}) =>
  call(person, "assets", "searchStock", { words, shape: "upright", language: "en", ...more });
const found = async (owner: Owner, words: string) => (await search(owner, words)).value.photos[0]?.id ?? "";
const take = ({ person, projectId }: Owner, photoId: string) =>
  call(person, "assets", "takeStockPhoto", { projectId, photoId });
const listed = async ({ person, projectId }: Owner) =>
  (await call(person, "assets", "page", { projectId, filter: everything, cursor: null })).value.items;
const stockWith = (apiKey?: string) =>
  configuredStock(apiKey ? { PEXELS_API_KEY: apiKey } : {}, {
    fetch: outboundFetch((input, init) => fetch(input, init)),
    cache: { match: async () => undefined, put: async () => undefined },
  });

describe("a search for stock photos", () => {
  it("finds photos page by page, each with its photographer and license", async () => {
    const owner = await anOwner();
    expect((await call(owner.person, "assets", "stockOffer")).value).toEqual({
      name: "Pexels",
      url: "https://www.pexels.com",
    });
    const { value } = await search(owner, "coffee mug");
    expect(value).toMatchObject({ next: 2, photos: expect.objectContaining({ length: 24 }) });
    const [photo] = value.photos;
    expect(photo).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      alt: expect.stringContaining("Coffee mug"),
      preview: expect.stringMatching(/^https:\/\/images\.pexels\.com\/.+h=350$/),
      credit: {
        provider: "Pexels",
        photographer: expect.any(String),
        photographerUrl: expect.stringMatching(/^https:\/\/www\.pexels\.com\/@/),
        photoUrl: expect.stringMatching(/^https:\/\/www\.pexels\.com\/photo\//),
        license: "Pexels License",
        licenseUrl: "https://www.pexels.com/license/",
      },
    });
    expect((photo?.height ?? 0) > (photo?.width ?? 0)).toBe(true);
    expect((await search(owner, "coffee mug", { cursor: 3 })).value.next).toBeNull();
    expect((await search(owner, "xqzt")).value).toEqual({ photos: [], next: null });
  });

  it("is sent in its language and shape, and once for equal words of a day", async () => {
    const owner = await anOwner();
    const calls = await requestsDuring(API, async () => {
      await search(owner, "Kerze  am Fenster", { shape: "wide", language: "de-AT" });
      await search(owner, "kerze am fenster", { shape: "wide", language: "de" });
    });
    expect(calls.map(({ url }) => new URL(url).search)).toEqual([
      "?query=kerze+am+fenster&orientation=landscape&locale=de-DE&page=1&per_page=24",
    ]);
  });

  it.each([
    [429, { status: 429 }, "Pexels isn't accepting more searches right now."],
    [503, { status: 500 }, "Pexels doesn't answer right now."],
    [503, { drop: "before" }, "Pexels doesn't answer right now."],
  ])("answers %i for %j, and says what to do", async (status, how, message) => {
    const owner = await anOwner();
    await fault({ host: API, times: 1, fault: how });
    const answer = await search(owner, `lamp ${JSON.stringify(how)}`.replaceAll(/\W+/g, " "));
    expect(answer).toMatchObject({ status, error: { message: expect.stringContaining(message) } });
    await noFaults();
  });

  it("is refused for a wrong key, without a key, and after too many in a minute", async () => {
    const wanted = { words: "lamp", shape: "upright", language: "en" } as const;
    const searching = (stock: ReturnType<typeof stockWith>, success = true) =>
      searchStock({ stock, maySearch: async () => success }, "u1", wanted);
    await expect(searching(stockWith("invalid"))).rejects.toMatchObject({ code: "stock.misconfigured" });
    await expect(searching(stockWith("exhausted"))).rejects.toMatchObject({ code: "stock.used-up" });
    await expect(searching(stockWith())).rejects.toMatchObject({ code: "stock.not-offered" });
    await expect(searching(stockWith("key"), false)).rejects.toMatchObject({ code: "stock.too-many", retryAfterS: 60 });
    const { PEXELS_API_KEY: _, ...without } = env as unknown as Env;
    expect(buildContext(without, () => undefined).stock).toBeNull();
  });
});

describe("a stock photo", () => {
  it("is stored with its credit and description, counts as storage, and is taken once", async () => {
    const owner = await anOwner();
    const { photos } = (await search(owner, "sea shell")).value;
    const [photo] = photos;
    const [taken, again] = await Promise.all([take(owner, photo?.id ?? ""), take(owner, photo?.id ?? "")]);
    expect(taken).toMatchObject({
      status: 200,
      value: {
        ...{ origin: "uploaded", kind: "image", name: photo?.alt, labels: { alt: photo?.alt }, credit: photo?.credit },
        files: [{ type: "image/jpeg", width: 1600, height: 2400 }],
      },
    });
    expect(again.value.id).toBe(taken.value.id);
    const calls = await requestsDuring("images.pexels.com", () => take(owner, photo?.id ?? ""));
    expect(calls).toEqual([]);
    expect(await listed(owner)).toEqual([taken.value]);
    const { value: usage } = await call(owner.person, "usage", "summary");
    expect(usage.storage.used).toBe(taken.value.files[0]?.bytes);
    const url = new URL(taken.value.files[0]?.url ?? "");
    expect((await ask(url.pathname + url.search)).headers.get("content-type")).toBe("image/jpeg");
  });

  it("is never a picture of the product, nor offered as a post of its own", async () => {
    const owner = await anOwner();
    const { person, projectId } = owner;
    const { value } = await call(person, "research", "save", { id: null, projectId, reason: "read", brief });
    await take(owner, await found(owner, brief.name));
    expect((await call(person, "studio", "productPictures", { projectId, productId: value.id })).value).toEqual([]);
    expect((await call(person, "assets", "list", { projectId })).value).toEqual([]);
  });

  it("that is gone, comes from elsewhere or does not fit the storage is refused, and nothing is stored", async () => {
    const person = await givePlan(await aPerson(), { projects: 1, storage: 1024 });
    const owner = { person, projectId: (await call(person, "projects", "create", { name: "Spring" })).value.id };
    expect(await take(owner, "7")).toMatchObject({
      status: 404,
      error: { message: "This photo is no longer on Pexels. Choose another one." },
    });
    expect(await take(owner, await found(owner, "lantern"))).toMatchObject({
      error: { message: expect.stringContaining("left. Delete files") },
    });
    const other = await anOwner();
    expect((await take({ ...other, projectId: owner.projectId }, "7")).status).toBe(404);
    expect(await listed(owner)).toEqual([]);
  });
});

import { env } from "cloudflare:workers";
import { instant, minutes } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { purgeRemoved } from "../../src/features/assets/purge-removed.ts";
import { brief } from "../research/a-product.ts";
import { aPerson, ask, call, givePlan, requestsDuring } from "../support.ts";
import { anOwner, everything } from "./an-upload.ts";

const SHOP = "https://acme.example";
const picture = (projectId: string, src: string, alt = "") => ({ projectId, page: `${SHOP}/candle`, src, alt });
type Owner = Awaited<ReturnType<typeof anOwner>>;
const take = ({ person, projectId }: Owner, path: string, alt = "") =>
  call(person, "assets", "savePagePicture", picture(projectId, path.startsWith("http") ? path : SHOP + path, alt));
const listed = async ({ person, projectId }: Owner) =>
  (await call(person, "assets", "page", { projectId, filter: everything, cursor: null })).value.items;

describe("a picture of a product page", () => {
  it("is saved as an asset, with its description, its size and its source", async () => {
    const owner = await anOwner();
    const taken = await take(owner, "/images/candle.jpg", "A lit candle on a desk");
    expect(taken).toMatchObject({
      status: 200,
      value: {
        origin: "uploaded",
        kind: "image",
        type: null,
        name: "A lit candle on a desk",
        labels: { alt: "A lit candle on a desk" },
        from: { page: `${SHOP}/candle`, src: `${SHOP}/images/candle.jpg` },
        files: [{ type: "image/jpeg", width: 800, height: 1000 }],
      },
    });
    expect(await listed(owner)).toEqual([taken.value]);
    const [file] = taken.value.files;
    const url = new URL(file?.url ?? "");
    const served = await ask(url.pathname + url.search);
    expect([served.headers.get("content-type"), (await served.arrayBuffer()).byteLength]).toEqual([
      "image/jpeg",
      file?.bytes,
    ]);
  });

  it("does not count toward the plan: it is none of the six types", async () => {
    const owner = await anOwner();
    await take(owner, "/images/candle.jpg");
    expect((await call(owner.person, "usage", "summary")).value.used).toMatchObject({ images: 0, videos: 0 });
    expect(await call(owner.person, "assets", "list", { projectId: owner.projectId })).toMatchObject({ value: [] });
  });

  it("is saved once, however often and concurrently it is requested, and not fetched again", async () => {
    const owner = await anOwner();
    const both = await Promise.all([take(owner, "/images/wick.jpg"), take(owner, "/images/wick.jpg")]);
    expect(both.map(({ status, value }) => [status, value.id])).toEqual([
      [200, both[0].value.id],
      [200, both[0].value.id],
    ]);
    const calls = await requestsDuring("acme.example", () => take(owner, "/images/wick.jpg"));
    expect(calls.filter(({ url }) => url.includes("wick"))).toEqual([]);
    expect(await listed(owner)).toHaveLength(1);
    const known = await call(owner.person, "assets", "savedPagePictures", { projectId: owner.projectId });
    expect(known.value).toEqual([`${SHOP}/images/wick.jpg`]);
  });

  it("is restored as it was after a deletion", async () => {
    const owner = await anOwner();
    const { value } = await take(owner, "/images/candle.jpg", "A candle");
    await call(owner.person, "assets", "remove", { items: [{ origin: "uploaded", id: value.id }] });
    const known = () => call(owner.person, "assets", "savedPagePictures", { projectId: owner.projectId });
    expect((await known()).value).toEqual([]);
    expect((await take(owner, "/images/candle.jpg")).value).toEqual(value);
    expect((await known()).value).toHaveLength(1);
  });

  it("is fetched through redirects", async () => {
    const owner = await anOwner();
    expect((await take(owner, "/images/moved.jpg")).value.files).toMatchObject([{ width: 800, height: 1000 }]);
  });

  it.each([
    ["/images/gone.jpg", 400, "This picture no longer exists."],
    ["/images/members.jpg", 400, "This picture isn't public."],
    ["/images/inside.jpg", 400, "That address is private, so we can't read it."],
    ["http://192.168.0.1/candle.jpg", 400, "That address is private, so we can't read it."],
    ["/images/round.jpg", 400, "This picture's address redirects too many times."],
    ["/images/logo.svg", 400, "This isn't a JPEG, PNG, WebP or GIF that we can use."],
    ["/images/page.jpg", 400, "This isn't a JPEG, PNG, WebP or GIF that we can use."],
    ["/images/broken.jpg", 400, "This isn't a JPEG, PNG, WebP or GIF that we can use."],
    ["/images/huge.jpg", 400, "This picture is larger than 2 MB. Save it and upload it instead."],
    ["/broken", 503, "The shop answered with an error of its own."],
  ])("at %s is not saved, and the error says why", async (path, status, message) => {
    const owner = await anOwner();
    expect(await take(owner, path)).toMatchObject({ status, error: { message } });
    expect(await listed(owner)).toEqual([]);
  });

  it("is never added to another user's project", async () => {
    const { projectId } = await anOwner();
    const other = await anOwner();
    expect((await take({ ...other, projectId }, "/images/candle.jpg")).status).toBe(404);
  });
});

describe("the pictures of a product", () => {
  const page = `${SHOP}/candle`;
  const takeAll = async ({ person, projectId }: Owner, ...paths: string[]) => {
    const pictures = paths.map((path) => ({ src: SHOP + path, alt: "" }));
    return (await call(person, "assets", "takePagePictures", { projectId, page, pictures })).value;
  };
  const ofProduct = async ({ person, projectId }: Owner) => {
    const { value } = await call(person, "research", "save", {
      ...{ id: null, projectId, reason: "read", brief: { ...brief, url: page } },
    });
    const { value: pictures } = await call(person, "studio", "productPictures", { projectId, productId: value.id });
    return pictures.map(({ name, kind, width }) => [name, kind, width]);
  };

  it("are its photos in the order of its page, without what cannot be used", async () => {
    const owner = await anOwner();
    const taken = await takeAll(
      owner,
      "/images/wick.jpg",
      "/images/gone.jpg",
      "/images/moved.jpg",
      "/images/candle.jpg",
    );
    // The moved one leads to the candle.
    expect(taken).toMatchObject({ items: [{}, {}], refusal: "This picture no longer exists." });
    expect(await ofProduct(owner)).toEqual([
      ["wick", "image", 800],
      ["moved", "image", 800],
    ]);
  });

  it("are taken once, and not again after they were deleted", async () => {
    const owner = await anOwner();
    const { items } = await takeAll(owner, "/images/wick.jpg");
    await call(owner.person, "assets", "remove", { items });
    expect(await takeAll(owner, "/images/wick.jpg")).toEqual({ items: [], refusal: null });
    expect(await ofProduct(owner)).toEqual([]);
    await call(owner.person, "assets", "restore", { items });
    expect(await ofProduct(owner)).toEqual([["wick", "image", 800]]);
  });

  it("stay away after the deleted ones are purged, also at another address, unless one is added by hand", async () => {
    const owner = await anOwner();
    const { person, projectId } = owner;
    const folders = (await call(person, "assets", "addFolder", { projectId, name: "Shop" })).value.folders;
    const { items } = await takeAll(owner, "/images/moved.jpg", "/images/wick.jpg");
    await call(person, "assets", "remove", { items });
    await purgeRemoved({
      ...buildContext(env as unknown as Env, () => undefined),
      now: instant(Date.now() + minutes(11)),
    });
    expect(await listed(owner)).toEqual([]);

    const again = ["/images/moved.jpg", "/images/wick.jpg", "/images/candle.jpg"];
    expect(await takeAll(owner, ...again)).toEqual({ items: [], refusal: null });
    expect((await take(owner, "/images/wick.jpg")).status).toBe(200);
    expect((await ofProduct(owner)).map(([name]) => name)).toEqual(["wick"]);
    expect((await call(person, "assets", "folders", { projectId })).value).toMatchObject({ folders });
  });

  it("are refused, with the reason, if the storage is full", async () => {
    const person = await givePlan(await aPerson(), { projects: 1, storage: 1024 });
    const owner = { person, projectId: (await call(person, "projects", "create", { name: "Spring" })).value.id };
    expect(await takeAll(owner, "/images/wick.jpg", "/images/candle.jpg")).toMatchObject({
      items: [],
      refusal: expect.stringContaining("left. Delete files"),
    });
  });
});

describe("the preview of a picture of a page", () => {
  const look = (src: string, token?: string) =>
    ask(
      `/api/page-picture?src=${encodeURIComponent(src)}`,
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    );

  it("is served by us, under the same limits, to signed-in users only", async () => {
    const { person } = await anOwner();
    const seen = await look(`${SHOP}/images/candle.jpg`, person.token);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await seen.arrayBuffer();
    const refused = await look(`${SHOP}/images/inside.jpg`, person.token);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ error: "That address is private, so we can't read it." }),
    ]);
    expect((await look("javascript:alert(1)", person.token)).status).toBe(400);
    expect((await look(`${SHOP}/images/candle.jpg`)).status).toBe(401);
  });
});

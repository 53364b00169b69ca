import { env } from "cloudflare:workers";
import type { LibraryAsset, LibraryPlace } from "@vignette/domain/assets";
import { instant, minutes } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import type { LibraryPage } from "../../src/features/assets/library-page.ts";
import { purgeRemoved } from "../../src/features/assets/purge-removed.ts";
import { aJpeg, anMp4 } from "../some-files.ts";
import { stored } from "../stored.ts";
import { aDraft } from "../studio/a-draft.ts";
import { aScene, schedule } from "../studio/a-scene.ts";
import { aPerson, ask, call, writeDocument } from "../support.ts";
import { anOwner, everything, namesOf, uploaded } from "./an-upload.ts";

const bindings = env as unknown as Env;
const purgeIn = async (milliseconds: number) =>
  purgeRemoved({ ...buildContext(bindings, () => undefined), now: instant(Date.now() + milliseconds) });
const ref = (id: string, origin: "made" | "uploaded" = "uploaded") => ({ origin, id });

describe("the library of a project", () => {
  it("finds by word prefix, tag, folder and kind, ignoring case and accents", async () => {
    const owner = await anOwner();
    const { person, projectId } = owner;
    const folders = (await call(person, "assets", "addFolder", { projectId, name: "Shop" })).value;
    const folderId = folders.folders[0]?.id ?? "";
    const photo = await uploaded(owner, aJpeg(10, 10), { name: "Café candle.jpg" });
    await uploaded(owner, anMp4(10, 10, 1000), { name: "pouring wax.mp4", folderId });
    await call(person, "assets", "edit", {
      items: [ref(photo.id)],
      change: { addTags: ["Summer"], alt: "A wick that glows" },
    });

    expect(await namesOf(owner, { search: "cafe cand" })).toEqual(["Café candle.jpg"]);
    expect(await namesOf(owner, { search: "glow" })).toEqual(["Café candle.jpg"]);
    expect(await namesOf(owner, { search: "andle" })).toEqual([]);
    expect(await namesOf(owner, { tag: "summer" })).toEqual(["Café candle.jpg"]);
    expect(await namesOf(owner, { folderId })).toEqual(["pouring wax.mp4"]);
    expect(await namesOf(owner, { show: "video" })).toEqual(["pouring wax.mp4"]);
    expect(await namesOf(owner, { show: "made" })).toEqual([]);
    expect((await call(person, "assets", "folders", { projectId })).value.tags).toEqual(["Summer"]);

    await call(person, "assets", "removeFolder", { projectId, id: folderId });
    expect(await namesOf(owner, { folderId })).toEqual([]);
    expect((await namesOf(owner)).length).toBe(2);
  });

  it("is listed page by page, each item once, generated and uploaded ones in one order", async () => {
    const { person, projectId, assetId } = await aScene();
    const owner = { person, projectId };
    const first = await uploaded(owner);
    const fields = (await stored(`materials/${first.id}`)) ?? {};
    await Promise.all(
      Array.from({ length: 129 }, (_, index) => {
        const id = `m${index}-${first.id}`;
        // Many times are equal; the id breaks the tie.
        const createdAt = { timestampValue: new Date(Date.now() - Math.floor(index / 7) * 1000).toISOString() };
        return writeDocument(`materials/${id}`, { ...fields, id: { stringValue: id }, createdAt });
      }),
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: LibraryPlace | null = null;
    do {
      const { items, next }: LibraryPage = (
        await call(person, "assets", "page", { projectId, filter: everything, cursor })
      ).value;
      seen.push(...items.map((it) => it.id));
      sizes.push(items.length);
      cursor = next;
    } while (cursor);
    expect(sizes).toEqual([56, 56, 19]);
    expect(new Set(seen).size).toBe(131);
    expect(seen).toContain(assetId);
  });

  it("belongs only to its owner", async () => {
    const owner = await anOwner();
    const item = await uploaded(owner);
    const stranger = await aPerson();
    expect(await namesOf({ ...owner, person: stranger })).toEqual([]);
    for (const verb of ["remove", "restore"] as const) {
      expect((await call(stranger, "assets", verb, { items: [ref(item.id)] })).status).toBe(404);
    }
    const change = { items: [ref(item.id)], change: { name: "mine" } };
    expect((await call(stranger, "assets", "edit", change)).status).toBe(404);
    expect((await call(stranger, "assets", "addFolder", { projectId: owner.projectId, name: "x" })).status).toBe(404);
  });
});

describe("a deleted asset", () => {
  it("can be restored with its file within ten minutes, and is gone after", async () => {
    const owner = await anOwner();
    const item = await uploaded(owner);
    const items = [ref(item.id)];
    await call(owner.person, "assets", "remove", { items });
    expect(await namesOf(owner)).toEqual([]);
    await purgeIn(minutes(9));
    await call(owner.person, "assets", "restore", { items });
    expect(await namesOf(owner)).toEqual([item.name]);

    await call(owner.person, "assets", "remove", { items });
    await purgeIn(minutes(11));
    expect((await call(owner.person, "assets", "restore", { items })).status).toBe(404);
    expect(await bindings.FILES.head(item.files[0]?.key ?? "")).toBeNull();
  });

  it("stays for a post that is still to be published, however long ago it was deleted", async () => {
    const scene = await aScene();
    const { person, projectId, assetId } = scene;
    const own = await uploaded(scene);
    await schedule(scene);
    await schedule({ ...scene, assetId: own.id });
    const { value: uses } = await call(person, "assets", "uses", { projectId });
    expect(uses[assetId]).toMatchObject([{ type: "post", waiting: true }]);

    await call(person, "assets", "remove", { items: [ref(assetId, "made"), ref(own.id)] });
    expect((await call(person, "assets", "list", { projectId })).value).toEqual([]);
    await purgeIn(minutes(11));
    expect(await stored(`assets/${assetId}`)).not.toBeNull();
    expect(await stored(`materials/${own.id}`)).not.toBeNull();
  });

  it("stays for a draft that uses it, and no draft can use another user's", async () => {
    const draft = await aDraft();
    const { person, projectId, id } = draft;
    const item = await uploaded(draft);
    const { value } = await call(person, "studio", "get", { id });
    const [first, ...rest] = value.script?.beats ?? [];
    const showing = ({ id, files }: LibraryAsset) => {
      const shows = { origin: "uploaded", id, key: files[0]?.key, trimMs: 0 };
      const beats = [{ ...first, shows }, ...rest];
      const { style, revision } = value;
      return call(person, "studio", "edit", {
        id: draft.id,
        style,
        revision,
        script: { ...value.script, beats },
        keep: false,
      });
    };
    expect((await showing(await uploaded(await anOwner()))).status).toBe(404);
    const key = item.files[0]?.key ?? "";
    expect((await showing(item)).value.shown).toMatchObject([{ key, width: 1080 }]);

    const { value: uses } = await call(person, "assets", "uses", { projectId });
    expect(uses[item.id]).toEqual([{ type: "creation", id, name: value.name, waiting: false }]);
    expect(await namesOf(draft, { unusedOnly: true })).toEqual([]);
    await call(person, "assets", "remove", { items: [ref(item.id)] });
    await purgeIn(minutes(11));
    expect(await bindings.FILES.head(key)).not.toBeNull();
  });
});

describe("a thumbnail", () => {
  it("shows the file that it was made from, in its colors, and accepts no other file", async () => {
    const owner = await anOwner();
    const item = await uploaded(owner);
    const send = (body: Uint8Array, of = item.files[0]?.key ?? "", colours = "d9f52b,15180e&screen=1") =>
      ask(`/api/thumbnails/uploaded/${item.id}?of=${encodeURIComponent(of)}&colours=${colours}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${owner.person.token}` },
        body: body as Uint8Array<ArrayBuffer>,
      });
    expect((await send(aJpeg(288, 360))).status).toBe(200);
    const page = await call(owner.person, "assets", "page", {
      projectId: owner.projectId,
      filter: everything,
      cursor: null,
    });
    const thumbnail = page.value.items[0]?.thumbnail;
    expect(thumbnail).toMatchObject({ width: 288, height: 360, colours: ["#d9f52b", "#15180e"], isScreen: true });
    const { pathname, search } = new URL(thumbnail?.url ?? "");
    expect((await ask(pathname + search)).status).toBe(200);

    expect((await send(aJpeg(2000, 2000))).status).toBe(400);
    expect((await send(new TextEncoder().encode("<svg>"))).status).toBe(400);
    expect((await send(aJpeg(10, 10), "materials/another")).status).toBe(409);
    expect((await send(aJpeg(10, 10), undefined, "red")).status).toBe(400);
  });

  it("of a finished video is its picture in the composer and in its posts", async () => {
    const scene = await aScene();
    const { value: asset } = await call(scene.person, "assets", "get", { id: scene.assetId });
    const of = encodeURIComponent(asset.files[0]?.key ?? "");
    const kept = await ask(`/api/thumbnails/made/${scene.assetId}?of=${of}&colours=d9f52b`, {
      method: "PUT",
      headers: { authorization: `Bearer ${scene.person.token}` },
      body: aJpeg(270, 480) as Uint8Array<ArrayBuffer>,
    });
    const { thumbnail } = await kept.json<{ thumbnail: { url: string } }>();
    const { value: listed } = await call(scene.person, "assets", "list", { projectId: asset.projectId });
    expect(listed.map(({ coverUrl }) => coverUrl?.split("?")[0])).toEqual([thumbnail.url.split("?")[0]]);
    const { value: post } = await schedule(scene);
    expect(post.coverUrl?.split("?")[0]).toBe(thumbnail.url.split("?")[0]);
  });
});

import { env } from "cloudflare:workers";
import { instant } from "@vignette/domain/kernel";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type CollectionOptions, DocumentError } from "./documents.ts";
import { firestoreDocuments } from "./firestore-documents.ts";

type Settings = Record<"FIREBASE_PROJECT_ID" | "FIREBASE_CLIENT_EMAIL" | "FIREBASE_PRIVATE_KEY", string>;
const settings = env as unknown as Settings;
const documents = firestoreDocuments({
  projectId: settings.FIREBASE_PROJECT_ID,
  clientEmail: settings.FIREBASE_CLIENT_EMAIL,
  privateKey: settings.FIREBASE_PRIVATE_KEY,
  fetch: (input, init) => fetch(input, init),
});

const Note = z.object({
  id: z.string(),
  title: z.string(),
  at: z.nullable(z.number()),
  counts: z.record(z.string(), z.number()),
  tags: z.array(z.string()),
  extra: z.optional(z.string()),
});
type Note = z.infer<typeof Note>;

let folder = "";
beforeEach(() => {
  folder = `notes-${crypto.randomUUID()}`;
});
const notes = (options: CollectionOptions = { timestamps: ["at"] }) => documents.collection(folder, Note, options);
const aNote = (change: Partial<Note> = {}): Note => ({
  id: "n1",
  title: "A title",
  at: 1_700_000_000_123,
  counts: {},
  tags: [],
  ...change,
});
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof DocumentError ? error.kind : error),
  );

describe("a document", () => {
  it("is read as it was written, with timestamps, empty maps, empty lists and null", async () => {
    await notes().create("n1", aNote());
    expect((await notes().get("n1"))?.value).toEqual(aNote());
    await notes().put("n1", aNote({ at: null, counts: { a: 1, b: 0.5, c: 2 ** 40 } }));
    expect((await notes().get("n1"))?.value).toEqual(aNote({ at: null, counts: { a: 1, b: 0.5, c: 2 ** 40 } }));
  });

  it("is null if it does not exist", async () => {
    expect(await notes().get("nowhere")).toBeNull();
  });

  it("is created once; a second creation is rejected because it exists", async () => {
    await notes().create("n1", aNote());
    expect(await kindOf(notes().create("n1", aNote({ title: "Another" })))).toBe("exists");
    expect((await notes().get("n1"))?.value.title).toBe("A title");
  });

  it("keeps every field that a patch does not name", async () => {
    await notes().create("n1", aNote({ counts: { a: 1 }, tags: ["x"] }));
    await notes().patch("n1", { title: "Changed" });
    expect((await notes().get("n1"))?.value).toEqual(aNote({ title: "Changed", counts: { a: 1 }, tags: ["x"] }));
  });

  it("is not created by a patch", async () => {
    expect(await kindOf(notes().patch("n1", { title: "Changed" }))).toBe("missing");
    expect(await notes().get("n1")).toBeNull();
  });

  it("is replaced at a version only if it still has that version", async () => {
    await notes().create("n1", aNote());
    const read = await notes().get("n1");
    const next = await notes().put("n1", aNote({ title: "First" }), read?.version);
    expect(await kindOf(notes().put("n1", aNote({ title: "Second" }), read?.version))).toBe("changed");
    expect(await kindOf(notes().patch("n1", { title: "Third" }, { version: read?.version ?? "" }))).toBe("changed");
    expect(await kindOf(notes().remove("n1", read?.version))).toBe("changed");
    expect((await notes().get("n1"))?.value.title).toBe("First");
    await notes().remove("n1", next);
    expect(await notes().get("n1")).toBeNull();
  });

  it("that is replaced without a version keeps fields outside its schema, and loses those that the value no longer has", async () => {
    const Old = z.object({ id: z.string(), title: z.string(), owner: z.string() });
    await documents.collection(folder, Old).create("n1", { id: "n1", title: "A title", owner: "Ada" });
    const Short = z.object({ id: z.string(), title: z.optional(z.string()), at: z.number() });
    await documents.collection(folder, Short).put("n1", { id: "n1", at: 5 });
    const raw = await documents.collection(folder, z.record(z.string(), z.unknown())).get("n1");
    expect(raw?.value).toEqual({ id: "n1", at: 5, owner: "Ada" });
  });

  it("grows by maximum and increment without being read", async () => {
    await notes().create("n1", aNote({ counts: { images: 4, videos: 1 } }));
    const grow = (images: number) =>
      notes().patch(
        "n1",
        {},
        { transforms: { maximum: { "counts.images": images }, increment: { "counts.videos": 1 } } },
      );
    await Promise.all([grow(3), grow(7), grow(5)]);
    expect((await notes().get("n1"))?.value.counts).toEqual({ images: 7, videos: 4 });
  });

  it("that does not match its schema is reported with the invalid field", async () => {
    const loose = documents.collection(folder, z.object({ id: z.string(), title: z.number() }));
    await loose.create("n1", { id: "n1", title: 7 });
    const read = notes().get("n1");
    expect(await kindOf(read)).toBe("malformed");
    await expect(read).rejects.toThrow(/title/);
  });
});

describe("finding documents", () => {
  it("supports filters, timestamps and order", async () => {
    await Promise.all(
      [1, 2, 3].map((n) => notes().create(`n${n}`, aNote({ id: `n${n}`, at: n * 1000, title: n === 2 ? "b" : "a" }))),
    );
    const found = await notes().find({ where: [["at", ">", instant(1000)]], orderBy: [["at", "desc"]] });
    expect(found.map((it) => it.id)).toEqual(["n3", "n2"]);
    expect(await notes().count({ where: [["title", "==", "a"]] })).toBe(2);
    expect(await notes().count({ where: [["title", "in", ["a", "b"]]] })).toBe(3);
  });

  it("adds up a number of the documents, whole or not, and 0 of none", async () => {
    const loose = documents.collection(folder, z.object({ size: z.unknown() }));
    for (const size of [2, 0.5, "many"]) await loose.create(`n-${size}`, { size });
    expect(await loose.sum("size", {})).toBe(2.5);
    expect(await loose.sum("size", { where: [["size", "==", 2]] })).toBe(2);
    expect(await loose.sum("size", { where: [["size", "==", 3]] })).toBe(0);
  });

  it("returns nothing for a limit of zero or an empty list of values", async () => {
    await notes().create("n1", aNote());
    expect(await notes().find({ limit: 0 })).toEqual([]);
    expect(await notes().find({ where: [["title", "in", []]] })).toEqual([]);
  });

  it("leaves out documents that do not match the schema, and still fills a limit", async () => {
    const loose = documents.collection(folder, z.object({ id: z.string(), title: z.unknown(), at: z.number() }));
    for (let n = 1; n <= 6; n += 1) {
      const isOdd = n === 1 || n === 3;
      await loose.create(`n${n}`, { ...aNote(), id: `n${n}`, title: isOdd ? 7 : "a", at: n });
    }
    const places = async (limit?: number) => {
      const found = await notes().find({ orderBy: [["at", "asc"]], ...(limit !== undefined && { limit }) });
      return found.map(({ id }) => id);
    };
    expect(await places()).toEqual(["n2", "n4", "n5", "n6"]);
    expect(await places(2)).toEqual(["n2", "n4"]);
    expect(await places(9)).toEqual(["n2", "n4", "n5", "n6"]);
  });

  it("matches null", async () => {
    await notes().create("n1", aNote({ at: null }));
    expect(await notes().count({ where: [["at", "==", null]] })).toBe(1);
  });

  it("searches subcollections and collection groups", async () => {
    const below = documents.collection(`${folder}/n1/${folder}-parts`, Note);
    await below.create("p1", aNote({ id: "p1" }));
    expect((await below.find({})).map((it) => it.id)).toEqual(["p1"]);
    expect(await documents.group(`${folder}-parts`, Note).count({})).toBe(1);
  });

  it("reports a missing index where production would", async () => {
    const asked = notes().find({ where: [["title", "==", "a"]], orderBy: [["at", "desc"]] });
    expect(await kindOf(asked)).toBe("needs-index");
  });
});

describe("writes in one commit", () => {
  it("all succeed or all fail", async () => {
    await notes().create("n1", aNote());
    const writes = [notes().writes.create("n2", aNote({ id: "n2" })), notes().writes.create("n1", aNote())];
    expect(await kindOf(documents.commit(writes))).toBe("exists");
    expect(await notes().get("n2")).toBeNull();
  });
});

describe("a path", () => {
  it.each(["", ".", "..", "a/b", "../secret", "__name__", "a\u0000b", "\ud800", "x".repeat(1501)])(
    "never leaves its collection by the id %j",
    async (id) => {
      expect(await notes().get(id)).toBeNull();
      expect(await kindOf(Promise.resolve().then(() => notes().patch(id, { title: "x" })))).toBe("refused");
    },
  );

  it.each(["a b", "a%2Fb", "ä/".slice(0, 1), "a?b=c#d", "(default)"])("takes the odd id %j as it is", async (id) => {
    await notes().create(id, aNote({ id }));
    expect((await notes().get(id))?.id).toBe(id);
  });
});

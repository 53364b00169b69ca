import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { DocumentError } from "../../src/adapters/documents/documents.ts";
import { firestoreDocuments } from "../../src/adapters/documents/firestore-documents.ts";
import type { Env } from "../../src/context/env.ts";
import { aPerson, call, fault, requestsDuring, writeDocument } from "../support.ts";

const HOST = "firestore.googleapis.com";
const TOKENS = "oauth2.googleapis.com";
const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = env as unknown as Env;
const Note = z.object({ id: z.string() });

/** New, so that it has no access token yet. `calls`: its requests to the database. */
function freshNotes() {
  const calls: unknown[] = [];
  const collection = firestoreDocuments({
    projectId: FIREBASE_PROJECT_ID,
    clientEmail: FIREBASE_CLIENT_EMAIL,
    privateKey: FIREBASE_PRIVATE_KEY,
    fetch: (input, init) => {
      calls.push(input);
      return fetch(input, init);
    },
  }).collection("notes", Note);
  return { collection, calls };
}
const notes = () => freshNotes().collection;

const unavailable = { status: 503, body: { error: { code: 503, status: "UNAVAILABLE", message: "Try again" } } };
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof DocumentError ? error.kind : error),
  );

describe("a database failure", () => {
  it.each([
    ["that reports the database as unavailable", unavailable],
    [
      "that wraps the error in a list",
      { status: 409, body: [{ error: { status: "ABORTED", message: "contention" } }] },
    ],
    ["that sends a page instead of an answer", { status: 502, body: "<html>Bad gateway</html>" }],
    ["that sends a page with status 200", { status: 200, body: "<!doctype html><title>One moment</title>" }],
    ["that drops the connection", { drop: "before" }],
    ["that rejects the token", { status: 401, body: { error: { status: "UNAUTHENTICATED", message: "expired" } } }],
  ])("%s causes one retry of a read", async (_case, stumble) => {
    const id = crypto.randomUUID();
    await fault({ host: HOST, mentions: id, times: 1, fault: stumble });
    expect(await notes().get(id)).toBeNull();
  });

  it("never causes a second write when the outcome of the first is unknown", async () => {
    const id = crypto.randomUUID();
    await fault({ host: HOST, mentions: id, times: 1, fault: { drop: "after" } });
    expect(await kindOf(notes().create(id, { id }))).toBe("unavailable");
    expect(await notes().get(id)).not.toBeNull();
  });

  it("with a page as the answer leaves the outcome of a write unknown", async () => {
    const id = crypto.randomUUID();
    await fault({ host: HOST, mentions: id, times: 1, fault: { status: 200, body: "<!doctype html>" } });
    expect(await kindOf(notes().create(id, { id }))).toBe("unavailable");
  });

  it("that happens twice is reported as an outage, not as a bug of ours", async () => {
    const person = await aPerson();
    await fault({ host: HOST, mentions: person.uid, times: 2, fault: unavailable });
    const answer = await call(person, "projects", "list");
    expect(answer).toMatchObject({ status: 503, error: { data: { refusal: "documents.unavailable" } } });
  });
});

it("a document over 1 MiB is refused with its name, and nothing is changed", async () => {
  const person = await aPerson();
  const project = (await call(person, "projects", "create", { name: "Spring" })).value;
  await writeDocument(`projects/${project.id}`, { grown: { stringValue: "x".repeat(1_048_270) } });
  const answer = await call(person, "projects", "rename", { id: project.id, name: "日".repeat(50) });
  expect(answer).toMatchObject({ status: 413, error: { data: { refusal: "documents.too-large" } } });
  expect(answer.error?.message).toBe(
    "This project is too large to be saved: it can hold 1 MB of text. Nothing was changed. Shorten it, then save again.",
  );
  expect((await call(person, "projects", "list")).value.map(({ name }) => name)).toEqual(["Spring"]);
});

describe("the service account's token", () => {
  it("is requested once for concurrent reads of documents", async () => {
    const collection = notes();
    const calls = await requestsDuring(TOKENS, () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => collection.get(`n${index}`))),
    );
    expect(calls).toHaveLength(1);
  });

  it("that is refused is a failure, and no request is sent to the database without it", async () => {
    const { collection, calls } = freshNotes();
    await fault({ host: TOKENS, fault: { status: 400, body: { error: "invalid_grant" } } });
    expect(await kindOf(collection.get("n1"))).toBe("denied");
    expect(calls).toEqual([]);
    expect(await collection.get("n1")).toBeNull();
  });
});

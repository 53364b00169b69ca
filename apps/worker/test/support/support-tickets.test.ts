import { env } from "cloudflare:workers";
import { instant } from "@vignette/domain/kernel";
import { ticketId } from "@vignette/domain/support";
import { describe, expect, it } from "vitest";
import type { Files } from "../../src/adapters/files/files.ts";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { checkImages } from "../../src/features/support/check-images.ts";
import { openTicket } from "../../src/features/support/open-ticket.ts";
import { reserveTicket } from "../../src/features/support/reserve-ticket.ts";
import { ticketStore } from "../../src/features/support/store.ts";
import { anAdmin, aPerson, ask, call, type Person } from "../support.ts";

const bindings = env as unknown as Env;
const DOCUMENTS = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";
const PNG = "\x89PNG\r\n\x1a\n and so on";

type Named = { name: string; content: string | number };

function aFile({ name, content }: Named): File {
  const bytes =
    typeof content === "number" ? new Uint8Array(content) : Uint8Array.from(content, (it) => it.charCodeAt(0));
  if (typeof content === "number") bytes.set([0xff, 0xd8, 0xff]);
  return new File([bytes], name, { type: "image/png" });
}

async function send(person: Person | null, fields: Record<string, string>, files: readonly Named[] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append("images", aFile(file));
  const answer = await ask("/api/support", {
    method: "POST",
    body,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const aUser = (person: Person) => ({
  ...person,
  emailVerified: false,
  displayName: "",
  photoURL: null,
  isAdmin: false,
  signedInAt: 0,
});

async function storedTicket(id: string) {
  const answer = await fetch(`${DOCUMENTS}/support/${id}`, { headers: { authorization: "Bearer owner" } });
  return answer.ok ? ((await answer.json()) as { fields: Record<string, unknown> }).fields : null;
}

/** How many tickets and files a user has stored. */
async function leftBehind(person: Person) {
  const answer = await fetch(`${DOCUMENTS}:runQuery`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: "support" }],
        where: { fieldFilter: { field: { fieldPath: "uid" }, op: "EQUAL", value: { stringValue: person.uid } } },
      },
    }),
  });
  const rows = (await answer.json()) as { document?: unknown }[];
  return rows.filter((row) => row.document).length;
}

describe("spec §3 Support ticket", () => {
  it("is stored under its id with its content, its sender and status new", async () => {
    const person = await aPerson();
    const context = { page: "/dashboard", version: "v1.9.06", requestId: null };
    const { status, body } = await send(person, { description: " It broke. ", context: JSON.stringify(context) });
    expect(status).toBe(200);
    expect(body.ticketId).toMatch(/^VG-\d{4}-\d{2}-\d{5}$/);
    expect(await storedTicket(String(body.ticketId))).toMatchObject({
      ticketId: { stringValue: body.ticketId },
      description: { stringValue: "It broke." },
      uid: { stringValue: person.uid },
      email: { stringValue: person.email },
      imageUrls: { arrayValue: {} },
      createdAt: { timestampValue: expect.any(String) },
      status: { stringValue: "new" },
      context: { mapValue: { fields: { page: { stringValue: "/dashboard" } } } },
    });
  });

  it("spec §7: keeps its images at support/{ticketId}/{fileName} and their addresses in imageUrls", async () => {
    const person = await aPerson();
    const images = [
      { name: "a picture.png", content: PNG },
      { name: "a picture.png", content: "GIF89a" },
      { name: "large.jpg", content: 5_242_880 },
    ];
    const { body } = await send(person, { description: "See the pictures." }, images);
    const keys = ["a-picture.png", "a-picture.gif", "large.jpg"].map((name) => `support/${body.ticketId}/${name}`);
    expect(await storedTicket(String(body.ticketId))).toMatchObject({
      imageUrls: {
        arrayValue: { values: keys.map((key) => ({ stringValue: `http://localhost:8787/media/file/${key}` })) },
      },
    });
    const sizes = await Promise.all(keys.map(async (key) => (await bindings.FILES.head(key))?.size));
    expect(sizes).toEqual([PNG.length, 6, 5_242_880]);
    expect((await ask(`/media/file/${keys[0]}`)).status).toBe(403);
    const asked = { search: String(body.ticketId), status: null };
    const { value } = await call(await anAdmin(), "admin", "tickets", asked);
    const [signed = ""] = value.rows[0]?.imageUrls ?? [];
    expect((await ask(signed.replace("http://localhost:8787", ""))).status).toBe(200);
  });
});

describe("spec §9 Support: a ticket's id", () => {
  it("is unique: if one is taken, another is drawn", async () => {
    const person = await aPerson();
    const { documents } = buildContext(bindings, () => undefined);
    const tickets = ticketStore(documents);
    const now = instant(Date.parse("2031-05-05"));
    const secrets = ["000000000000", "000000000000", "000000000000", "000000000001"];
    const deps = { tickets, now, newSecret: () => secrets.shift() ?? "000000000002" };
    const user = aUser(person);
    const first = await reserveTicket(deps, user, { description: "First" });
    const second = await reserveTicket(deps, { ...user, email: "" }, { description: "Second" });
    expect([first.ticketId, second.ticketId]).toEqual([ticketId(now, 0), ticketId(now, 1)]);
    expect(await storedTicket(first.ticketId)).toMatchObject({ description: { stringValue: "First" } });
    expect(second.email).toBe("not provided");
  });

  it("ends in an error message when none is free", async () => {
    const person = await aPerson();
    const { documents } = buildContext(bindings, () => undefined);
    const deps = { tickets: ticketStore(documents), now: instant(Date.parse("2032-05-05")), newSecret: () => "0" };
    const user = aUser(person);
    await reserveTicket(deps, user, { description: "First" });
    await expect(reserveTicket(deps, user, { description: "Second" })).rejects.toMatchObject({
      code: "support.no-ticket-id",
    });
  });
});

describe("spec §5 Support request: refused without a trace", () => {
  const image = (change: Partial<Named>): Named => ({ name: "a.png", content: PNG, ...change });
  const four = [1, 2, 3, 4].map((it) => image({ name: `${it}.png` }));
  it.each([
    ["no description", {}, [], "description", "Please describe your issue"],
    ["an empty description", { description: " \n " }, [], "description", "Please describe your issue"],
    ["an over-long description", { description: "x".repeat(5001) }, [], "description", "Use at most 5,000 characters."],
    ["control characters", { description: "a\u0007b" }, [], "description", "control character"],
    ["a context that is no JSON", { description: "x", context: "{" }, [], "context", ""],
    ["a context with a wrong type", { description: "x", context: '{"page":1}' }, [], "context.page", ""],
    ["a prototype's name as context", { description: "x", context: '"__proto__"' }, [], "context", ""],
    ["text as images", { description: "x", images: "a.png" }, [], "images", "not a file"],
    ["four images", { description: "x" }, four, "images", "Maximum 3 images can be attached"],
    [
      "a page",
      { description: "x" },
      [image({}), image({ content: "<html>" })],
      "images.1",
      "Only image files are allowed",
    ],
    [
      "a drawing that can hold scripts",
      { description: "x" },
      [image({ content: "<svg>" })],
      "images.0",
      "Only image files",
    ],
    ["an empty file", { description: "x" }, [image({ content: "" })], "images.0", "Only image files are allowed"],
    ["5 MB and a byte", { description: "x" }, [image({ content: 5_242_881 })], "images.0", "less than 5MB"],
    ["a name that climbs", { description: "x" }, [image({ name: "../../secret.png" })], "images.0.name", "name"],
    ["a name with a folder", { description: "x" }, [image({ name: "a/b.png" })], "images.0.name", "name"],
  ])("%s", async (_case, fields, files, field, words) => {
    const person = await aPerson();
    const { status, body } = await send(person, fields as Record<string, string>, files);
    expect(status).toBe(400);
    expect(body.field).toBe(field);
    expect(body.error).toContain(words);
    expect(await leftBehind(person)).toBe(0);
  });

  it("a visitor", async () => {
    const { status, body } = await send(null, { description: "x" });
    expect(status).toBe(401);
    expect(body.error).toBe("You must be logged in to submit a support request");
  });

  it.each(["", "{}", "--x--"])("a body that is not a form: %j", async (content) => {
    const { token } = await aPerson();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await ask("/api/support", { method: "POST", body: content, headers });
    expect(answer.status).toBe(400);
  });

  it("spec §8: an image that cannot be stored, by its number; the ticket and the other images are removed", async () => {
    const person = await aPerson();
    const context = buildContext(bindings, () => undefined);
    const put: Files["put"] = (key, ...rest) =>
      key.endsWith("2.png") ? Promise.reject(new Error("R2 is away")) : context.files.put(key, ...rest);
    const deps = { ...context, files: { ...context.files, put }, tickets: ticketStore(context.documents) };
    const images = await checkImages([aFile(image({ name: "1.png" })), aFile(image({ name: "2.png" }))]);
    const before = (await bindings.FILES.list({ prefix: "support/" })).objects.length;
    await expect(openTicket(deps, aUser(person), { description: "x", context: null }, images)).rejects.toMatchObject({
      message: "Failed to upload image 2",
      field: "images.1",
    });
    expect(await leftBehind(person)).toBe(0);
    expect((await bindings.FILES.list({ prefix: "support/" })).objects.length).toBe(before);
  });
});

describe("spec §3 Support ticket: contact requests", () => {
  it.each([
    ["upgrade", "  ", "I would like to upgrade my plan."],
    ["enterprise", "We are 40 people.", "We are 40 people."],
    ["country", "Please support Brazil.", "Please support Brazil."],
  ])("of type %s carry it", async (type, message, description) => {
    const { status, value } = await call(await aPerson(), "support", "contact", { type, message });
    expect(status).toBe(200);
    expect(await storedTicket(value.ticketId)).toMatchObject({
      type: { stringValue: type },
      description: { stringValue: description },
      status: { stringValue: "new" },
    });
  });

  it.each([
    ["no input", undefined, ""],
    ["an unknown type", { type: "refund", message: "" }, "type"],
    ["a prototype's name as type", { type: "__proto__", message: "" }, "type"],
    ["a type that is no text", { type: 7, message: "" }, "type"],
    ["no message", { type: "upgrade" }, "message"],
    ["a message that is no text", { type: "upgrade", message: { a: 1 } }, "message"],
    ["an over-long message", { type: "upgrade", message: "x".repeat(5001) }, "message"],
    ["a control character", { type: "upgrade", message: "a\u0000b" }, "message"],
    ["half a character", { type: "upgrade", message: "\ud800" }, "message"],
  ])("are refused with %s", async (_case, input, field) => {
    const person = await aPerson();
    const answer = await call(person, "support", "contact", input);
    expect(answer.status).toBe(400);
    expect(answer.error?.data.field).toBe(field);
    expect(await leftBehind(person)).toBe(0);
  });

  it("require a login", async () => {
    expect((await call(null, "support", "contact", { type: "upgrade", message: "" })).status).toBe(401);
  });
});

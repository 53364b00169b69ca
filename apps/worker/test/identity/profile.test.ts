import { describe, expect, it } from "vitest";
import { aJpeg, aPng } from "../some-files.ts";
import { stored } from "../stored.ts";
import { aPerson, ask, call, type Person } from "../support.ts";

const PNG = aPng(200, 200);
const JPEG = aJpeg(200, 200);
const text = (words: string) => new TextEncoder().encode(words);

async function upload(person: Person | null, body: Uint8Array): Promise<{ status: number; body: PhotoAnswer }> {
  const answer = await ask("/api/photo", {
    method: "PUT",
    headers: { "content-type": "image/png", ...(person && { authorization: `Bearer ${person.token}` }) },
    body: body as Uint8Array<ArrayBuffer>,
  });
  return { status: answer.status, body: await answer.json() };
}
type PhotoAnswer = { url?: string; error?: string; field?: string };

/** Changes name or picture at the identity provider and returns a new token. */
async function changed(person: Person, change: Record<string, unknown>): Promise<Person> {
  const at = (verb: string) => `https://identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`;
  const post = { method: "POST", headers: { "content-type": "application/json" } };
  await fetch(at("update"), { ...post, body: JSON.stringify({ idToken: person.token, ...change }) });
  const credentials = { email: person.email, password: "a long password", returnSecureToken: true };
  const answer = await fetch(at("signInWithPassword"), { ...post, body: JSON.stringify(credentials) });
  return { ...person, token: ((await answer.json()) as { idToken: string }).idToken };
}

describe("a user's record (spec §3 User)", () => {
  it("has every field of the spec after signing up, with times as timestamps", async () => {
    const person = await changed(await aPerson(), { displayName: "Mara Lind" });
    await call(person, "identity", "recordSignIn");
    expect(await stored(`users/${person.uid}`)).toEqual({
      uid: { stringValue: person.uid },
      email: { stringValue: person.email },
      displayName: { stringValue: "Mara Lind" },
      photoURL: { nullValue: null },
      createdAt: { timestampValue: expect.any(String) },
      lastUpdated: { timestampValue: expect.any(String) },
      lastLogin: { timestampValue: expect.any(String) },
      isAdmin: { booleanValue: false },
    });
  });

  it("keeps its creation time and updates the last login on a new login", async () => {
    const person = await aPerson();
    const first = (await call(person, "identity", "recordSignIn")).value;
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = (await call(person, "identity", "recordSignIn")).value;
    expect(second.createdAt).toBe(first.createdAt);
    expect(second.lastLogin).toBeGreaterThan(first.lastLogin);
  });

  it("starts on the default plan (spec §4 Subscription)", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    const none = { integerValue: "0" };
    expect(await stored(`user_subscriptions/${person.uid}`)).toEqual({
      uid: { stringValue: person.uid },
      planId: { stringValue: "default" },
      planName: { stringValue: "Free Plan" },
      active: { booleanValue: true },
      currentState: { stringValue: "active" },
      createdDate: { timestampValue: expect.any(String) },
      subscriptionDate: { timestampValue: expect.any(String) },
      updateDate: { timestampValue: expect.any(String) },
      limitsUsed: { mapValue: { fields: { images: none, videos: none, projects: none, socialAccounts: none } } },
    });
  });
});

describe("a changed profile (spec §7 Identity provider)", () => {
  it("is the same in the record and at the provider, also without a picture", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    const { body } = await upload(person, PNG);
    const named = await changed(person, { displayName: "Mara", photoUrl: body.url });
    expect((await call(named, "identity", "saveProfile")).value).toMatchObject({
      displayName: "Mara",
      photoURL: body.url,
    });
    const bare = await changed(named, { deleteAttribute: ["PHOTO_URL"] });
    expect((await call(bare, "identity", "saveProfile")).value.photoURL).toBeNull();
    expect((await ask(new URL(body.url ?? "").pathname)).status).toBe(404);
  });

  it("keeps only the current picture", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    const [old, current] = [await upload(person, PNG), await upload(person, JPEG)];
    await call(await changed(person, { photoUrl: current.body.url }), "identity", "saveProfile");
    const shown = await ask(new URL(current.body.url ?? "").pathname);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await shown.arrayBuffer();
    expect((await ask(new URL(old.body.url ?? "").pathname)).status).toBe(404);
  });
});

describe("an uploaded picture", () => {
  it.each([
    ["a page that says it is a PNG", text("<html><script>alert(1)</script></html>"), 400],
    ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
    ["a PNG of its header alone", PNG.subarray(0, 33), 400],
    ["a PNG that breaks off", PNG.subarray(0, -12), 400],
    ["a PNG of more pixels than can be decoded", aPng(60_000, 60_000), 400],
    ["nothing", new Uint8Array(), 400],
    ["more than 5 MB", Uint8Array.from([...PNG, ...new Uint8Array(5 * 1024 * 1024)]), 413],
  ])("is refused if it is %s, and the field is named", async (_case, bytes, status) => {
    expect(await upload(await aPerson(), bytes)).toMatchObject({ status, body: { field: "photo" } });
  });

  it("is refused from a visitor", async () => {
    expect((await upload(null, PNG)).status).toBe(401);
  });

  it.each(["/media/photo/__proto__/x", "/media/photo/a/..%2Fb", "/media/photo/a/b"])(
    "is not found at %s",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe("the language of a user", () => {
  it("is one of ours, and part of the user's record", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    const choose = (language: string) => call(person, "identity", "chooseLanguage", { language });
    expect((await choose("de")).value).toMatchObject({ language: "de" });
    expect((await choose("xx")).status).toBe(400);
    expect(await stored(`users/${person.uid}`)).toMatchObject({ language: { stringValue: "de" } });
  });

  it("is at first the one of the page that they sign in on", async () => {
    const [person, earlier] = [await aPerson(), await aPerson()];
    await call(earlier, "identity", "recordSignIn");
    for (const user of [person, earlier]) {
      expect((await call(user, "identity", "recordSignIn", { language: "fr" })).value).toMatchObject({
        language: "fr",
      });
      expect((await call(user, "identity", "recordSignIn", { language: "ja" })).value).toMatchObject({
        language: "fr",
      });
    }
  });
});

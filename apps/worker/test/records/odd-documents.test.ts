import { PAGE_SIZE } from "@vignette/domain/admin";
import { describe, expect, it } from "vitest";
import { forgetOfferedPlans } from "../../src/records/stores/offered-plan-store.ts";
import { anOwner } from "../assets/an-upload.ts";
import { aHookLine } from "../hook-library/a-hook-line.ts";
import { aProduct } from "../research/a-product.ts";
import { stored } from "../stored.ts";
import { anAdmin, aPerson, call, givePlan, type Person, removeDocument, writeDocument } from "../support.ts";

const text = (stringValue: string) => ({ stringValue });
const nothing = { nullValue: null };

/** Removes fields from a document, as a manual mistake would. */
const without = (path: string, fields: Record<string, unknown>) =>
  removeDocument(path).then(() => writeDocument(path, fields));

const unreadable = async (admin: Person) => (await call(admin, "admin", "unreadableDocuments", {})).value.rows;

describe("a document without fields that have a default in the spec", () => {
  it("lets its user sign in, without admin rights or a picture", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    await without(`users/${person.uid}`, { email: text(person.email) });
    const { status, value } = await call(person, "identity", "recordSignIn");
    expect(status).toBe(200);
    expect(value).toMatchObject({ uid: person.uid, isAdmin: false, photoURL: null });
    expect((await call(person, "admin", "switches")).status).toBe(403);
  });

  it("keeps a project without times in its list", async () => {
    const { person, projectId } = await anOwner();
    const odd = crypto.randomUUID();
    await writeDocument(`projects/${odd}`, { id: text(odd), uid: text(person.uid), name: text("Summer") });
    const { value } = await call(person, "projects", "list");
    expect(value.map(({ id }) => id)).toEqual([odd, projectId]);
  });

  it("counts a null usage as zero, and counts on", async () => {
    const { person } = await anOwner();
    const limitsUsed = { mapValue: { fields: { images: nothing, videos: { integerValue: "2" } } } };
    await writeDocument(`user_subscriptions/${person.uid}`, { limitsUsed });
    const { value } = await call(person, "usage", "summary");
    expect(value.used).toEqual({ images: 0, videos: 2, projects: 1, socialAccounts: 0 });
  });

  it("is a valid subscription with the plan alone", async () => {
    const person = await givePlan(await aPerson(), { projects: 3 });
    const { planId } = (await stored(`user_subscriptions/${person.uid}`)) ?? {};
    await without(`user_subscriptions/${person.uid}`, { planId });
    expect((await call(person, "usage", "summary")).value.limits).toMatchObject({ projects: 3 });
    expect((await call(person, "projects", "create", { name: "Spring" })).status).toBe(200);
  });

  it("counts as one in the usage log if its quantity is null", async () => {
    const person = await aPerson();
    const id = crypto.randomUUID();
    const fields = { id: text(id), uid: text(person.uid), type: text("video-story"), projectId: text("p1") };
    const createdAt = { timestampValue: "2026-11-01T12:00:00Z" };
    await writeDocument(`usage_logs/${id}`, { ...fields, createdAt, quantity: nothing });
    expect((await call(person, "usage", "log")).value).toMatchObject([{ id, quantity: 1 }]);
  });

  it("is a plan with a null price (free for a month) and null limits (unlimited)", async () => {
    const planId = `odd-${crypto.randomUUID()}`;
    const limits = { mapValue: { fields: { images: nothing, videos: { integerValue: "5" } } } };
    await writeDocument(`config_subscription/${planId}`, { name: text("Odd"), limits, price: nothing });
    forgetOfferedPlans();
    const plan = (await call(null, "plans", "list")).value.find(({ id }) => id === planId);
    expect(plan).toMatchObject({ price: 0, period: "month", limits: { videos: 5 } });
    expect(plan?.limits).not.toHaveProperty("images");
    await removeDocument(`config_subscription/${planId}`);
  });
});

describe("a document that cannot be read", () => {
  const oddHook = async (person: Person, projectId: string) => {
    const id = crypto.randomUUID();
    const createdAt = { timestampValue: "2026-11-01T12:00:00Z" };
    await writeDocument(`hooks/${id}`, { uid: text(person.uid), projectId: text(projectId), createdAt });
    return id;
  };

  it("is left out of its list, and is listed for admins until it is repaired or deleted", async () => {
    const { person, projectId } = await anOwner();
    const { value: sound } = await call(person, "hookLibrary", "save", { ...aHookLine, id: null, projectId });
    const id = await oddHook(person, projectId);
    const hooks = await call(person, "hookLibrary", "list", { projectId });
    expect(hooks.value.hooks.map((hook) => hook.id)).toEqual([sound.id]);

    const admin = await anAdmin();
    await expect
      .poll(() => unreadable(admin))
      .toContainEqual({
        path: `hooks/${id}`,
        problem: expect.stringMatching(/^template: /),
        seenAt: expect.any(Number),
      });
    await removeDocument(`hooks/${id}`);
    expect((await unreadable(admin)).map(({ path }) => path)).not.toContain(`hooks/${id}`);
  });

  it("is listed by its path and error, not by its content, and for admins only", async () => {
    const { person, projectId } = await anOwner();
    const id = await oddHook(person, projectId);
    await call(person, "hookLibrary", "list", { projectId });
    const admin = await anAdmin();
    const mine = async () => (await unreadable(admin)).find(({ path }) => path === `hooks/${id}`);
    await expect.poll(mine).toBeDefined();
    expect(Object.keys((await mine()) ?? {})).toEqual(["path", "problem", "seenAt"]);
    expect((await call(person, "admin", "unreadableDocuments", {})).status).toBe(403);
    await removeDocument(`hooks/${id}`);
  });

  it("is listed page by page", async () => {
    const { person, projectId } = await anOwner();
    const [path, admin] = [`hooks/${await oddHook(person, projectId)}`, await anAdmin()];
    // Long ago, so that the pages of other tests stay as they are.
    const begin = Date.parse("2001-01-01");
    const ids = Array.from({ length: PAGE_SIZE + 1 }, (_, n) => `by.hand~${crypto.randomUUID()}-${n}`);
    await Promise.all(
      ids.map((id, n) =>
        writeDocument(`unreadable_documents/${id}`, {
          ...{ path: text(path), uid: nothing, problem: text("template") },
          seenAt: { timestampValue: new Date(begin + n).toISOString() },
        }),
      ),
    );
    const page = async (cursor: object) => (await call(admin, "admin", "unreadableDocuments", { cursor })).value;
    const first = await page({ at: begin + PAGE_SIZE, id: "~" });
    expect(first.rows).toHaveLength(PAGE_SIZE);
    expect((await page(first.next ?? {})).rows.map(({ seenAt }) => seenAt)).toContain(begin);
    await Promise.all([path, ...ids.map((id) => `unreadable_documents/${id}`)].map(removeDocument));
  });

  it("does not shorten a page of a list", async () => {
    const admin = await anAdmin();
    const [prefix, PAGE] = [`odd${crypto.randomUUID().slice(0, 8)}`, PAGE_SIZE];
    const emails = Array.from({ length: PAGE + 3 }, (_, n) => `${prefix}-${String(n).padStart(2, "0")}@vignette.test`);
    const ticketId = (n: number) => `VG-2026-11-${90_000 + n}`;
    await Promise.all(
      emails.map((email, n) =>
        writeDocument(`support/${prefix}-${n}`, {
          email: text(email),
          uid: text("u1"),
          createdAt: { timestampValue: "2026-11-01T12:00:00Z" },
          // The first two lack their ticket id.
          ...(n > 1 && { ticketId: text(ticketId(n)) }),
        }),
      ),
    );
    const first = (await call(admin, "admin", "tickets", { search: prefix, status: null })).value;
    expect(first.rows.map(({ email }) => email)).toEqual(emails.slice(2, PAGE + 2));
    const second = (await call(admin, "admin", "tickets", { search: prefix, status: null, cursor: first.next })).value;
    expect([second.rows.map(({ email }) => email), second.next]).toEqual([emails.slice(PAGE + 2), null]);
    await Promise.all(emails.map((_, n) => removeDocument(`support/${prefix}-${n}`)));
  });

  it("is never overwritten: unreadable folders appear empty, and adding one is refused", async () => {
    const { person, projectId } = await anOwner();
    const odd = { uid: text(person.uid), projectId: text(projectId), folders: text("Spring, Summer") };
    await writeDocument(`shelves/${projectId}`, odd);
    expect((await call(person, "assets", "folders", { projectId })).value.folders).toEqual([]);
    const added = await call(person, "assets", "addFolder", { projectId, name: "Autumn" });
    expect(added).toMatchObject({ status: 409, error: { data: { refusal: "documents.unreadable" } } });
    expect(await stored(`shelves/${projectId}`)).toEqual(odd);
  });

  it("does not affect the product that it belongs to", async () => {
    const person = await aPerson();
    const { projectId, productId } = await aProduct(person);
    const id = crypto.randomUUID();
    const createdAt = { timestampValue: "2026-11-01T12:00:00Z" };
    await writeDocument(`products/${id}`, { uid: text(person.uid), projectId: text(projectId), createdAt });
    const { value } = await call(person, "research", "list", { projectId });
    expect(value.map((product) => product.id)).toEqual([productId]);
  });
});

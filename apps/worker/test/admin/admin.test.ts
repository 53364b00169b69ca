import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetFlags } from "../../src/records/stores/flag-store.ts";
import { aScene, schedule } from "../studio/a-scene.ts";
import { anAdmin, aPerson, ask, call, givePlan, type Person, removeDocument, writeDocument } from "../support.ts";

const limits = { videos: 61, images: 200, projects: 10, socialAccounts: 10 };
const growth = { id: "growth", name: "Growth", price: 49.5, order: 2, featured: true, active: true, limits };

describe("spec §6 Admin: another user", () => {
  it.each([
    ["health", undefined],
    ["switches", undefined],
    ["plans", undefined],
    ["tickets", { search: "", status: null }],
    ["users", { search: "" }],
    ["user", { uid: "another-user" }],
    ["overview", undefined],
    ["countAgain", undefined],
    ["topSpenders", undefined],
    ["publishLog", { state: null, platform: null, uid: null }],
    ["target", { postId: "p1", targetId: "t1" }],
    ["reconcile", { postId: "p1", targetId: "t1" }],
    ["errors", { search: "" }],
    ["viewAs", { uid: "another-user" }],
    ["setRights", { uid: "another-user", isAdmin: true }],
    ["setDisabled", { uid: "another-user", isDisabled: true }],
    ["grantPlan", { uid: "another-user", planId: "growth" }],
    ["countries", undefined],
    ["supportCountry", { countryCode: "BR", supported: true }],
    ["log", {}],
    ["setFlag", { name: "maintenance", on: true }],
    ["savePlan", growth],
    ["moveTicket", { ticketId: "VG-2026-11-12345", status: "open" }],
  ] as const)("is refused admin.%s, and a visitor too", async (verb, input) => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    const refused = await call(person, "admin", verb, input);
    expect(refused).toMatchObject({ status: 403, error: { data: { refusal: "admin.only" } } });
    expect((await call(null, "admin", verb, input)).status).toBe(401);
  });

  it("cannot become an admin through their own profile", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn", { isAdmin: true });
    expect((await call(person, "admin", "switches")).status).toBe(403);
  });
});

describe("spec §6 Admin: an admin", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await anAdmin();
  });
  // The database is shared with the other tests.
  afterAll(() => call(admin, "admin", "savePlan", { ...growth, price: 49, limits: { ...limits, videos: 60 } }));

  it("is a user whose identity token has the claim, regardless of the record", async () => {
    const person = await aPerson();
    await fetch("https://identitytoolkit.googleapis.com/v1/projects/vignette-local/accounts:update", {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ localId: person.uid, customAttributes: '{"isAdmin":true}' }),
    });
    const signedIn = await fetch("https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: person.email, password: "a long password", returnSecureToken: true }),
    });
    const { idToken } = (await signedIn.json()) as { idToken: string };
    expect((await call({ ...person, token: idToken }, "admin", "switches")).status).toBe(200);
  });

  it("sets the flags, which all users can read at once, and the country restriction", async () => {
    // Other tests open the product to every country.
    await call(admin, "admin", "setFlag", { name: "countryRestrictionOn", on: true });
    const turned = await call(admin, "admin", "setFlag", { name: "automation_frontend", on: true });
    expect(turned.value).toEqual({ maintenance: false, automation_frontend: true, countryRestrictionOn: true });
    expect((await call(null, "flags", "current")).value.automation_frontend).toBe(true);
    await call(admin, "admin", "setFlag", { name: "automation_frontend", on: false });
    const open = await call(admin, "admin", "setFlag", { name: "countryRestrictionOn", on: false });
    expect(open.value.countryRestrictionOn).toBe(false);
    await call(admin, "admin", "setFlag", { name: "countryRestrictionOn", on: true });
  });

  it("turns on maintenance and can still sign in to turn it off", async () => {
    await call(admin, "admin", "setFlag", { name: "maintenance", on: true });
    expect((await ask("/privacy")).status).toBe(200);
    const off = await call(admin, "admin", "setFlag", { name: "maintenance", on: false });
    expect(off.value.maintenance).toBe(false);
    forgetFlags();
  });

  it("changes a plan without touching its other fields", async () => {
    const before = (await call(admin, "admin", "plans")).value.plans.find((it) => it.id === "growth");
    const saved = await call(admin, "admin", "savePlan", growth);
    expect(saved.value.plans.find((it) => it.id === "growth")).toEqual({ ...before, ...growth });
    const seeded = ["default", "starter", "growth", "business", "enterprise"];
    expect(saved.value.plans.map((it) => it.id).filter((id) => seeded.includes(id))).toEqual(seeded);
  });

  it("keeps the credits and the storage of a plan that is saved", async () => {
    const person = await givePlan(await aPerson(), { credits: 40, storage: -1 });
    const { planId } = (await call(person, "usage", "summary")).value;
    await call(admin, "admin", "savePlan", { ...growth, id: planId });
    const { credits, storage } = (await call(person, "usage", "summary")).value;
    expect([credits.limit, storage.limit]).toEqual([40, -1]);
  });

  it("sees which plan cannot be read and why, and all the others", async () => {
    const odd = `odd-${crypto.randomUUID()}`;
    const limits = { mapValue: { fields: {} } };
    await writeDocument(`config_subscription/${odd}`, {
      name: { stringValue: "Odd" },
      price: { stringValue: "cheap" },
      limits,
    });
    const { status, value } = await call(admin, "admin", "plans");
    await removeDocument(`config_subscription/${odd}`);
    expect(status).toBe(200);
    expect(value.unreadable).toEqual([{ id: odd, problem: expect.stringMatching(/^price: /) }]);
    expect(value.plans.map((it) => it.id)).toEqual(expect.arrayContaining(["default", "growth", "business"]));
  });

  it("cannot remove the free plan or change a plan that does not exist", async () => {
    const closed = await call(admin, "admin", "savePlan", { ...growth, id: "default", price: 0, active: false });
    expect(closed).toMatchObject({ status: 400, error: { data: { field: "active" } } });
    const gone = await call(admin, "admin", "savePlan", { ...growth, id: "nothing" });
    expect(gone.status).toBe(404);
  });

  it("sees nothing more overdue when a post is planned for later", async () => {
    // Other tests leave posts that are overdue.
    const before = (await call(admin, "admin", "health")).value;
    await schedule(await aScene());
    const { value } = await call(admin, "admin", "health");
    expect(value.overdue.count).toBe(before.overdue.count);
    expect(value.oldestPublishing).toEqual(before.oldestPublishing);
  });

  it("leaves a log entry for each change, and none when nothing changed", async () => {
    const log = async () => (await call(admin, "admin", "log", {})).value.rows;
    const before = (await log()).filter((it) => it.uid === admin.uid).length;
    await call(admin, "admin", "savePlan", { ...growth, name: "Grow" });
    await call(admin, "admin", "savePlan", { ...growth, name: "Grow" });
    const changes = (await log()).filter((it) => it.uid === admin.uid);
    expect(changes).toHaveLength(before + 1);
    expect(changes[0]).toMatchObject({ uid: admin.uid, email: admin.email, action: "plan", subject: "growth" });
    expect(changes[0]?.change).toContain("name: Growth → Grow");
  });

  it("finds changes by the admin, by what was changed, and by kind", async () => {
    await call(admin, "admin", "setFlag", { name: "automation_frontend", on: true });
    await call(admin, "admin", "setFlag", { name: "automation_frontend", on: false });
    await call(admin, "admin", "supportCountry", { countryCode: "BR", supported: true });
    await call(admin, "admin", "supportCountry", { countryCode: "BR", supported: false });
    const found = async (input: object) =>
      (await call(admin, "admin", "log", input)).value.rows.map(({ action, subject }) => `${action} ${subject}`);
    expect(new Set(await found({ search: "br" }))).toEqual(new Set(["country BR"]));
    const own = await found({ search: admin.email, action: "country" });
    expect(own).toEqual(["country BR", "country BR"]);
    expect((await found({ search: admin.email })).slice(0, 3)).toEqual([...own, "switch automation_frontend"]);
    expect(await found({ search: "no-such-plan" })).toEqual([]);
  });

  it("sets the credits and the storage of a plan", async () => {
    const person = await givePlan(await aPerson(), { credits: 40, storage: -1 });
    const { planId } = (await call(person, "usage", "summary")).value;
    const more = { ...limits, credits: 90, storage: 5_000_000 };
    await call(admin, "admin", "savePlan", { ...growth, id: planId, limits: more });
    const { credits, storage } = (await call(person, "usage", "summary")).value;
    expect([credits.limit, storage.limit]).toEqual([90, 5_000_000]);
  });

  it.each([
    ["setFlag", { name: "constructor", on: true }, "name"],
    ["setFlag", { name: "maintenance", on: "yes" }, "on"],
    ["savePlan", { ...growth, id: "../config" }, "id"],
    ["savePlan", { ...growth, limits: { ...limits, images: -2 } }, "limits.images"],
    ["savePlan", { ...growth, limits: { ...limits, storage: 0.5 } }, "limits.storage"],
    ["savePlan", { ...growth, name: "a\ud800" }, "name"],
    ["moveTicket", { ticketId: "VG-2026-11-1/../x", status: "open" }, "ticketId"],
    ["moveTicket", { ticketId: "VG-2026-11-12345", status: "gone" }, "status"],
    ["users", { search: "x".repeat(201) }, "search"],
    ["users", { search: "", cursor: { at: 1, id: "../x" } }, "cursor.id"],
    ["tickets", { search: "", status: "gone" }, "status"],
    ["supportCountry", { countryCode: "XX", supported: true }, "countryCode"],
    ["setRights", { uid: "__proto__", isAdmin: true }, "uid"],
  ] as const)("gets an error that names the wrong field of %s %j", async (verb, input, field) => {
    const answer = await call(admin, "admin", verb, input);
    expect(answer).toMatchObject({ status: 400, error: { data: { field } } });
  });
});

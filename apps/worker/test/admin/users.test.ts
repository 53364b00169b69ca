import { beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../a-user.ts";
import { aBuyer, deliverAll, eventsOf } from "../billing/a-buyer.ts";
import { anAdmin, aPerson, call, fault, givePlan, type Person, release, untilHeld, writeDocument } from "../support.ts";

const DATABASE = "firestore.googleapis.com";

let admin: Person;
beforeAll(async () => {
  admin = await anAdmin();
});

const isAdmin = async (person: Person) => (await call(person, "admin", "switches")).status === 200;
const rowOf = async ({ uid }: Person) => (await call(admin, "admin", "users", { search: uid })).value.rows[0];
const lastChange = async () => (await call(admin, "admin", "log", {})).value.rows[0];

describe("an admin's users", () => {
  it("are found by the start of their address and by their id", async () => {
    const person = await aUser();
    for (const search of [person.email.slice(0, 12).toUpperCase(), person.uid]) {
      const found = (await call(admin, "admin", "users", { search })).value.rows;
      expect(found).toMatchObject([{ uid: person.uid, planName: "Free Plan", country: null, isAdmin: false }]);
    }
    expect((await call(admin, "admin", "users", { search: "" })).value.rows.map((it) => it.uid)).toContain(person.uid);
    expect((await call(admin, "admin", "users", { search: "unknown@" })).value.rows).toEqual([]);
  });
});

describe("spec §6 Admin: a user whose record says isAdmin", () => {
  it("gets and loses the rights through an admin; both changes are in the log", async () => {
    const person = await aUser();
    await call(admin, "admin", "setRights", { uid: person.uid, isAdmin: true });
    expect(await isAdmin(person)).toBe(true);
    expect(await lastChange()).toMatchObject({
      action: "rights",
      subject: person.uid,
      change: "isAdmin: false → true",
    });
    await call(admin, "admin", "setRights", { uid: person.uid, isAdmin: false });
    expect(await isAdmin(person)).toBe(false);
  });

  it("cannot give up the rights as the only admin", async () => {
    const refused = await call(admin, "admin", "setRights", { uid: admin.uid, isAdmin: false });
    expect(refused).toMatchObject({ status: 409, error: { data: { refusal: "admin.own-rights" } } });
    expect(await isAdmin(admin)).toBe(true);
  });

  it("remains the last admin, even if two remove each other's rights at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await anAdmin(), await anAdmin()];
      await Promise.all([
        call(one, "admin", "setRights", { uid: other.uid, isAdmin: false }),
        call(other, "admin", "setRights", { uid: one.uid, isAdmin: false }),
      ]);
      expect([await isAdmin(one), await isAdmin(other)].filter(Boolean).length).toBeGreaterThanOrEqual(1);
    }
  });

  it("must exist", async () => {
    expect((await call(admin, "admin", "setRights", { uid: "unknown", isAdmin: true })).status).toBe(404);
  });
});

describe("spec §3 Subscription: a plan that an admin grants", () => {
  it("applies at once, with its limits, and keeps the anniversary", async () => {
    const person = await aUser();
    const before = (await call(person, "usage", "summary")).value;
    await call(admin, "admin", "grantPlan", { uid: person.uid, planId: "business" });
    const after = (await call(person, "usage", "summary")).value;
    expect(after).toMatchObject({ planId: "business", planName: "Business", resetsAt: before.resetsAt });
    expect(after.limits).not.toEqual(before.limits);
    expect(await rowOf(person)).toMatchObject({ planId: "business", planName: "Business" });
    expect(await lastChange()).toMatchObject({ action: "subscription", subject: person.uid });
    expect((await call(person, "billing", "summary")).value).toMatchObject({ state: "granted", manageable: false });
  });

  it("is granted while the user's usage is counted", async () => {
    const person = await aUser();
    const commit = "/v1/projects/vignette-local/databases/(default)/documents:commit";
    await fault({ host: DATABASE, path: commit, mentions: "admin_log", times: 1, fault: { hold: "before" } });
    const granted = call(admin, "admin", "grantPlan", { uid: person.uid, planId: "growth" });
    await untilHeld(DATABASE);
    await writeDocument(`user_subscriptions/${person.uid}`, { usedImages: { integerValue: "3" } });
    await release();
    expect((await granted).value).toMatchObject({ planId: "growth" });
    expect(await rowOf(person)).toMatchObject({ planId: "growth" });
  });

  it("is replaced by the free plan", async () => {
    const person = await aUser();
    await call(admin, "admin", "grantPlan", { uid: person.uid, planId: "growth" });
    await call(admin, "admin", "grantPlan", { uid: person.uid, planId: "default" });
    expect((await call(person, "billing", "summary")).value).toMatchObject({ planName: "Free Plan", state: "active" });
  });

  it("is refused to a paying user, who would keep paying", async () => {
    const person = await aBuyer("starter");
    await deliverAll(await eventsOf(person));
    const refused = await call(admin, "admin", "grantPlan", { uid: person.uid, planId: "growth" });
    expect(refused).toMatchObject({ status: 409, error: { data: { refusal: "admin.paid-plan" } } });
    expect(await rowOf(person)).toMatchObject({ planId: "starter" });
  });

  it("is replaced by a purchased plan", async () => {
    const person = await aUser();
    await call(admin, "admin", "grantPlan", { uid: person.uid, planId: "growth" });
    const buyer = await aBuyer("starter", person);
    await deliverAll(await eventsOf(buyer));
    expect(await rowOf(person)).toMatchObject({ planId: "starter" });
  });

  it.each([[{ uid: "unknown", planId: "growth" }], [{ uid: "", planId: "no-such-plan" }]])(
    "requires an existing plan and an existing user: %j",
    async (input) => {
      const uid = input.uid || (await aUser()).uid;
      expect((await call(admin, "admin", "grantPlan", { ...input, uid })).status).toBe(404);
    },
  );
});

describe("AI credits that an admin grants", () => {
  const grant = (person: Person, credits: number) =>
    call(admin, "admin", "grantCredits", { uid: person.uid, credits, reason: "An apology" });
  const creditsOf = async (person: Person) => (await call(person, "usage", "summary")).value.credits;

  it("add to what is left of the period, each time, and are in the log with the reason", async () => {
    const person = await aUser();
    const before = await creditsOf(person);
    const answers = await Promise.all([grant(person, 20), grant(person, 5)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await creditsOf(person)).toEqual({ ...before, limit: before.limit + 25, remaining: before.remaining + 25 });
    const { credits } = (await call(admin, "admin", "user", { uid: person.uid })).value;
    expect(credits).toEqual({ limit: before.limit + 25, used: 0, granted: 25 });
    expect(await lastChange()).toMatchObject({
      action: "credits",
      change: expect.stringMatching(/^granted \d+ .*apology$/),
    });
  });

  it("do not give back what an earlier account of the mailbox has used", async () => {
    const person = await aUser();
    await grant(person, 1);
    const { startsAt } = (await call(person, "usage", "summary")).value;
    const key = `credits/${person.uid}_${new Date(startsAt).toISOString().slice(0, 10)}`;
    await writeDocument(key, { spent: { integerValue: "30" } });
    await call(person, "identity", "deleteAccount", { confirm: "delete" });
    const again = await aPerson(person.email.replace("@", "+again@"));
    await call(again, "identity", "recordSignIn");
    await grant(again, 1);
    expect(await creditsOf(again)).toMatchObject({ used: 30 });
  });

  it("are refused where the plan has no limit", async () => {
    const person = await givePlan(await aPerson(), { credits: -1 });
    expect((await grant(person, 1)).error?.data.refusal).toBe("admin.unlimited-credits");
  });
});

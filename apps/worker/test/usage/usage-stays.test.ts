import { describe, expect, it } from "vitest";
import { aCarousel, aProduct, dotsFor, made, SLIDES } from "../research/a-product.ts";
import { aJpeg } from "../some-files.ts";
import { stored } from "../stored.ts";
import { aDraft } from "../studio/a-draft.ts";
import { aPerson, ask, call, givePlan, type Person } from "../support.ts";

async function exported(person: Person, id: string) {
  const { key } = (await (
    await ask(`/api/exports/${id}/0`, {
      method: "PUT",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "image/jpeg" },
      body: aJpeg(1080, 1350) as Uint8Array<ArrayBuffer>,
    })
  ).json()) as { key: string };
  const file = { key, type: "image/jpeg", width: 1, height: 1, durationMs: null, platform: null };
  return await call(person, "studio", "finishExport", { id, files: [file] });
}

const used = async (person: Person) => (await call(person, "usage", "summary")).value.used.images;

describe("what was made in a period (ADR 44)", () => {
  it("stays counted without the project, with a new anniversary, and in a new account of the same mailbox", async () => {
    const { person, id, projectId } = await aDraft();
    expect((await exported(person, id)).status).toBe(200);
    await call(person, "projects", "remove", { id: projectId });
    expect(await used(person)).toBe(1);

    await call(person, "identity", "recordSignIn");
    expect(await used(person)).toBe(1);
    expect((await stored(`user_subscriptions/${person.uid}`))?.limitsUsed).toMatchObject({
      mapValue: { fields: { images: { integerValue: "1" } } },
    });

    expect((await call(person, "identity", "deleteAccount", { confirm: "delete" })).status).toBe(200);
    const again = await aPerson(person.email.toUpperCase().replace("@", "+again@"));
    expect(await used(again)).toBe(1);
  });

  it("is kept after the deletion of the account without anything that names the user", async () => {
    const { person, id } = await aDraft();
    await exported(person, id);
    const before = await pastUsage();
    await call(person, "identity", "deleteAccount", { confirm: "delete" });
    const [kept, ...others] = (await pastUsage()).filter((it) => !before.some(({ name }) => name === it.name));
    expect(others).toEqual([]);
    expect(Object.keys(kept?.fields ?? {}).toSorted()).toEqual([
      "credits",
      "expiresAt",
      "images",
      "resetsAt",
      "videos",
    ]);
    expect(JSON.stringify(kept)).not.toContain(person.uid);
    const monthsLeft = (Date.parse(kept?.fields.expiresAt?.timestampValue ?? "") - Date.now()) / (86_400_000 * 30.4);
    expect(Math.round(monthsLeft)).toBe(13);
  });

  it("is counted with the commit of the asset: of parallel exports exactly as many succeed as the plan allows", async () => {
    const person = await givePlan(await aPerson(), { images: 4 });
    const ids = await aProduct(person);
    await dotsFor(4 * SLIDES);
    const begun = await Promise.all([1, 2, 3, 4].map(() => call(person, "studio", "create", aCarousel(ids))));
    await Promise.all(begun.map(({ value }) => made(person, value.id)));
    await givePlan(person, { images: 2 });
    const answers = await Promise.all(begun.map(({ value }) => exported(person, value.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
    expect(await used(person)).toBe(2);
  });
});

type Row = { name: string; fields: Record<string, { timestampValue?: string }> };

async function pastUsage(): Promise<Row[]> {
  const root = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";
  const answer = await fetch(`${root}/past_usage?pageSize=300`, { headers: { authorization: "Bearer owner" } });
  return ((await answer.json()) as { documents?: Row[] }).documents ?? [];
}

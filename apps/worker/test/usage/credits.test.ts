import { env } from "cloudflare:workers";
import { instant } from "@vignette/domain/kernel";
import { afterEach, describe, expect, it } from "vitest";
import type { CallMeter } from "../../src/adapters/generation/call-meter.ts";
import { documentsOf } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { aiSpendStore } from "../../src/records/stores/ai-spend-store.ts";
import { modelsOfHouse } from "../../src/usage/house-meter.ts";
import { aHookLine } from "../hook-library/a-hook-line.ts";
import { aCarousel, aProduct, dotsFor, made, SLIDES } from "../research/a-product.ts";
import { stored } from "../stored.ts";
import {
  aPerson,
  call,
  fault,
  givePlan,
  noFaults,
  type Person,
  release,
  untilHeld,
  writeDocument,
} from "../support.ts";

const OPENAI = "api.openai.com";
const PRICE = 2;

afterEach(noFaults);

/** A request for more hooks, whose lines take one call to the text model. */
const moreHooks = (person: Person, projectId: string) =>
  call(person, "hookLibrary", "more", {
    batchId: crypto.randomUUID(),
    projectId,
    productId: null,
    ...aHookLine,
  });

const aProject = async (person: Person) => (await call(person, "projects", "create", { name: "Spring" })).value.id;
const credits = async (person: Person) => (await call(person, "usage", "summary")).value.credits;

async function record(person: Person): Promise<string> {
  const { value } = await call(person, "usage", "summary");
  return `credits/${person.uid}_${new Date(value.startsAt).toISOString().slice(0, 10)}`;
}

/** How many calls to OpenAI all users have made this month. */
async function callsThisMonth(): Promise<number> {
  const providers = await aiSpendStore(documentsOf(env as unknown as Env)).byProvider(instant(Date.now()));
  return providers.find((it) => it.provider === "openai")?.calls ?? 0;
}

describe("a call to an AI provider (ADR 45)", () => {
  it("is booked before it is made, and settled at its true cost, by day and provider", async () => {
    const person = await aPerson();
    const projectId = await aProject(person);
    const before = await credits(person);
    await fault({ host: OPENAI, times: 1, fault: { hold: "before" } });
    const asking = moreHooks(person, projectId);
    await untilHeld(OPENAI);
    const ofMonth = await callsThisMonth();
    expect(await credits(person)).toEqual({ ...before, used: PRICE, remaining: before.remaining - PRICE });
    await release(OPENAI);
    expect((await asking).status).toBe(200);
    expect(await credits(person)).toMatchObject({ used: 1 });
    const day = new Date().toISOString().slice(0, 10);
    const line = { calls: { integerValue: "1" }, credits: { integerValue: "1" }, micros: expect.anything() };
    // Other tests may make calls at the same time.
    expect(await callsThisMonth()).toBeGreaterThan(ofMonth);
    expect((await stored(await record(person)))?.days).toEqual({
      mapValue: { fields: { [day]: { mapValue: { fields: { "openai text": { mapValue: { fields: line } } } } } } },
    });
  });

  it("costs nothing if the provider turns it down, and its price if the answer is of no use", async () => {
    const person = await aPerson();
    const projectId = await aProject(person);
    await fault({ host: OPENAI, times: 4, fault: { status: 429 } });
    expect((await moreHooks(person, projectId)).status).toBe(429);
    expect(await credits(person)).toMatchObject({ used: 0 });
    await noFaults();
    const body = { choices: [{ message: { content: "[]" }, finish_reason: "stop" }] };
    await fault({ host: OPENAI, times: 4, fault: { status: 200, body } });
    expect((await moreHooks(person, projectId)).status).toBe(503);
    expect(await credits(person)).toMatchObject({ used: PRICE });
  });

  it("at our own cost stands in what the providers cost this month, and takes no credits", async () => {
    const documents = documentsOf(env as unknown as Env);
    const now = instant(Date.now());
    const meters: CallMeter[] = [];
    const models = { metered: (meter: CallMeter) => void meters.push(meter) as never };
    modelsOfHouse({ documents, models, newId: () => "face", now });
    const drawn = { provider: "a-house", port: "image", model: "m", calls: 1, micros: 42_000, unpriced: 0 } as const;
    await (await meters[0]?.book("image"))?.settle([drawn]);
    const lines = await aiSpendStore(documents).byProvider(now);
    expect(JSON.stringify(lines.find((it) => JSON.stringify(it).includes("a-house")))).toMatch(/42000/);
  });

  it("is made by exactly as many of any number of parallel requests as the credits cover", async () => {
    const person = await givePlan(await aPerson(), { projects: 2, credits: 2 * PRICE + 1 });
    const projectId = await aProject(person);
    await fault({ host: OPENAI, times: 5, fault: { hold: "before" } });
    const answers: number[] = [];
    const asked = [1, 2, 3, 4, 5].map(async () => {
      const { status, error } = await moreHooks(person, projectId);
      answers.push(status);
      return error?.message ?? "through";
    });
    await expect.poll(() => answers.length).toBe(3);
    expect(answers).toEqual([429, 429, 429]);
    await release(OPENAI);
    expect((await Promise.all(asked)).filter((it) => it === "through")).toHaveLength(2);
    expect(await Promise.all(asked)).toContainEqual(
      expect.stringMatching(/^You have 1 of 5 credits left, and this needs 2\. Your allowance resets .+\./),
    );
  });

  it("waits for its turn when too many were made at once", async () => {
    const person = await aPerson();
    const projectId = await aProject(person);
    await moreHooks(person, projectId);
    const bucket = { mapValue: { fields: { tokens: { integerValue: "0" }, at: { integerValue: `${Date.now()}` } } } };
    await writeDocument(await record(person), { bucket });
    expect(await moreHooks(person, projectId)).toMatchObject({
      status: 429,
      error: { data: { refusal: "usage.too-fast" } },
    });
  });
});

describe("a creation", () => {
  it("is paid for with the credits that were booked when it began, and gives back what is left", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    await dotsFor(SLIDES);
    const { value } = await call(person, "studio", "create", aCarousel(ids));
    expect((await credits(person)).used).toBeGreaterThan(0);
    await made(person, value.id);
    const fields = async () => (await stored(await record(person)))?.booked;
    await expect.poll(fields).toEqual({ mapValue: {} });
    const spent = (await credits(person)).used;
    expect(spent).toBeGreaterThan(SLIDES);

    await call(person, "studio", "remove", { id: value.id });
    await call(person, "projects", "remove", { id: ids.projectId });
    expect((await credits(person)).used).toBe(spent);
    await call(person, "identity", "deleteAccount", { confirm: "delete" });
    expect((await credits(await aPerson(person.email.replace("@", "+again@")))).used).toBe(spent);
  });

  it("is not begun without the credits for all of it", async () => {
    const person = await givePlan(await aPerson(), { projects: 2, credits: 10 });
    const ids = await aProduct(person);
    const answer = await call(person, "studio", "create", aCarousel(ids));
    expect(answer).toMatchObject({
      status: 429,
      error: {
        data: { refusal: "usage.over-credits", values: { needed: expect.any(Number), resetsAt: expect.any(Number) } },
      },
    });
    expect((await call(person, "studio", "list", { projectId: ids.projectId })).value).toEqual([]);
  });
});

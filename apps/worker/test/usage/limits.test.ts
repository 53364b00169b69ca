import { describe, expect, it } from "vitest";
import { aCarousel, aProduct, BEATS, dotsFor, made, SLIDES } from "../research/a-product.ts";
import { consent, returnFromPlatform } from "../studio/a-scene.ts";
import { aPerson, call, fault, givePlan, type Person } from "../support.ts";

const LIMIT = 3;
const BURST = 12;
const FIRESTORE = "firestore.googleapis.com";
const DOCUMENTS = "/v1/projects/vignette-local/databases/(default)/documents";

type Burst = { status: number; error: { message: string } | null }[];

/** The number of successes in a burst, and the errors of the others. */
function counted(answers: Burst) {
  const refused = answers.filter((it) => it.status === 429);
  return {
    through: answers.filter((it) => it.status === 200).length,
    refused: refused.length,
    words: [...new Set(refused.map((it) => it.error?.message.replace(/ Your allowance resets .+\.$/, " (resets)")))],
  };
}

const sentence = (things: string) =>
  `You have reached the maximum number of ${things} allowed on your current plan. Please upgrade to create more ${things}.`;

const burst = <T>(act: (index: number) => Promise<T>) => Promise.all(Array.from({ length: BURST }, (_, it) => act(it)));

async function begun(person: Person, kind: "carousel-image" | "video-story") {
  const ids = await aProduct(person);
  await dotsFor(LIMIT * (kind === "video-story" ? BEATS : SLIDES));
  const look = kind === "video-story" ? { kind, template: "" } : {};
  const answers = await burst(() => call(person, "studio", "create", { ...aCarousel(ids), ...look }));
  const created = answers.filter((it) => it.status === 200);
  await Promise.all(created.map(({ value }) => made(person, value.id)));
  return counted(answers);
}

describe("a burst of 12 against a limit of 3 (spec §6: plan limits restrict projects, images, videos and social accounts)", () => {
  it("allows 3 images", async () => {
    const person = await givePlan(await aPerson(), { images: LIMIT });
    expect(await begun(person, "carousel-image")).toEqual({
      through: 3,
      refused: 9,
      words: [`${sentence("images")} (resets)`],
    });
  });

  it("allows 3 videos", async () => {
    const person = await givePlan(await aPerson(), { videos: LIMIT });
    expect(await begun(person, "video-story")).toEqual({
      through: 3,
      refused: 9,
      words: [`${sentence("videos")} (resets)`],
    });
  });

  it("allows 3 social accounts", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: LIMIT });
    const ways = await burst((index) => consent(person, index % 2 === 0 ? "tiktok" : "instagram"));
    const answers = await Promise.all(ways.map((way) => returnFromPlatform(person, way)));
    expect(counted(answers)).toEqual({ through: 3, refused: 9, words: [sentence("social accounts")] });
    expect((await call(person, "socialAccounts", "list")).value).toHaveLength(LIMIT);
  });
});

describe("limits that cannot be read (spec §8 Config and limits)", () => {
  it("are the default limits", async () => {
    const person = await givePlan(await aPerson(), { projects: 5, images: 500 });
    const path = `${DOCUMENTS}/config_subscription`;
    await fault({ host: FIRESTORE, path, times: 2, fault: { status: 503 } });
    const { value } = await call(person, "usage", "summary");
    const free = { credits: 650, storage: 1024 ** 3 };
    expect(value.limits).toEqual({ projects: 1, socialAccounts: 1, images: 10, videos: 3, ...free });
    expect((await call(person, "usage", "summary")).value.limits).toMatchObject({ projects: 5, images: 500 });
  });

  it("allow nothing if the check itself fails (fails closed)", async () => {
    const person = await givePlan(await aPerson(), { projects: 5 });
    await fault({ host: FIRESTORE, path: `${DOCUMENTS}:runAggregationQuery`, times: 2, fault: { status: 503 } });
    expect((await call(person, "projects", "create", { name: "One" })).status).toBe(503);
    expect((await call(person, "projects", "list")).value).toEqual([]);
  });
});

describe("the usage log (spec §3 Usage log)", () => {
  it("is empty for a user who created nothing, and closed to visitors", async () => {
    expect((await call(await aPerson(), "usage", "log")).value).toEqual([]);
    expect((await call(null, "usage", "log")).status).toBe(401);
  });
});

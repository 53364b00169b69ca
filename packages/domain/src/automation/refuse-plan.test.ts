import { describe, expect, it } from "vitest";
import { freshOptions } from "../scheduling/index.ts";
import { aPlan, NOW } from "./a-recipe.test-support.ts";
import type { RecipePlan } from "./recipe-plan.ts";
import { planRefusals, refusePlan } from "./refuse-plan.ts";

const facts = {
  productIds: ["candle"],
  folderIds: ["summer"],
  accounts: [
    { id: "ig", platform: "instagram", username: "acme", state: "connected" },
    { id: "tt", platform: "tiktok", username: "acme", state: "connected" },
    { id: "old", platform: "instagram", username: "old", state: "reconnect" },
  ] as const,
  made: 2,
  feed: null,
  now: NOW,
};
const parsed = (hostname: string) => ({ protocol: "https:", username: "", password: "", hostname, port: "" });
const [instagram] = aPlan().accounts;
const onInstagram = (accountId: string) => ({ ...instagram, accountId }) as RecipePlan["accounts"][number];
const tiktok = { accountId: "tt", options: freshOptions("tiktok", true) };

describe("a plan", () => {
  it("is fine with a product, a kind, an account, a time and a budget", () => {
    expect(refusePlan(aPlan({ folderIds: ["summer"] }), facts)).toBeNull();
  });

  it("needs no weekly times where a feed or a call begins its pieces", () => {
    const times = { zone: "Europe/Berlin", times: [] };
    expect(refusePlan(aPlan({ times, trigger: { type: "call" } }), facts)).toBeNull();
    const trigger = { type: "feed", address: "https://acme.example/feed" } as const;
    expect(refusePlan(aPlan({ times, trigger }), { ...facts, feed: parsed("acme.example") })).toBeNull();
    const stop = { after: "2026-11-22", pieces: null };
    expect(refusePlan(aPlan({ times, stop, trigger: { type: "call" } }), facts)?.field).toBe("plan.stop.after");
  });

  const cases: [string, Partial<RecipePlan>, string, string][] = [
    ["no product", { productIds: [] }, "Choose a product.", "plan.productIds"],
    [
      "a product that is gone",
      { productIds: ["gone"] },
      "One of these products was deleted. Choose another.",
      "plan.productIds",
    ],
    [
      "an empty list of hooks",
      { hooks: { from: "list", lines: [] } },
      "Write at least one hook, one on each line.",
      "plan.hooks",
    ],
    ["no kind", { makes: [] }, "Choose at least one kind of content.", "plan.makes"],
    [
      "a look that must be filmed",
      { makes: [{ kind: "ugc-video", looks: ["hook-then-demo"] }] },
      "A look with a speaker needs a clip of yours, so a recipe can't make it.",
      "plan.makes.0.looks",
    ],
    [
      "a look of another kind",
      { makes: [{ kind: "meme-image", looks: ["essay"] }] },
      "One of these looks doesn't exist.",
      "plan.makes.0.looks",
    ],
    [
      "a folder that is gone",
      { folderIds: ["gone"] },
      "One of these folders was deleted. Choose another.",
      "plan.folderIds",
    ],
    ["no account", { accounts: [] }, "Choose at least one account.", "plan.accounts"],
    [
      "an account that is gone",
      { accounts: [onInstagram("gone")] },
      "One of these accounts was disconnected. Choose another.",
      "plan.accounts.0",
    ],
    [
      "an account that is named twice",
      { accounts: [onInstagram("ig"), onInstagram("ig")] },
      "Choose @acme once.",
      "plan.accounts.1",
    ],
    ["an account of another platform", { accounts: [onInstagram("tt")] }, "@acme is on TikTok.", "plan.accounts.0"],
    [
      "a connection that has ended",
      { accounts: [onInstagram("old")] },
      "@old is disconnected. Reconnect it in Accounts.",
      "plan.accounts.0",
    ],
    [
      "an open choice of TikTok",
      { accounts: [tiktok] },
      "Choose who can see it on TikTok.",
      "plan.accounts.0.options.privacyLevel",
    ],
    [
      "no time",
      { times: { zone: "Europe/Berlin", times: [] } },
      "Choose at least one posting time.",
      "plan.times.times",
    ],
    [
      "a feed in the own network",
      { trigger: { type: "feed", address: "https://nas.local/feed" } },
      "That address is private, so we can't read it.",
      "plan.trigger.address",
    ],
    [
      "an end in the past",
      { stop: { after: "2026-11-01", pieces: null } },
      "This recipe ends before its next posting time. Choose a later date.",
      "plan.stop.after",
    ],
    [
      "fewer pieces than it has made",
      { stop: { after: null, pieces: 2 } },
      "This recipe has already made 2. Choose a higher number.",
      "plan.stop.pieces",
    ],
    [
      "a budget below one piece",
      { budget: { pieces: 3, credits: 1 } },
      "One piece costs about 8 credits. Allow at least that many a week.",
      "plan.budget.credits",
    ],
  ];
  it.each(cases)("with %s is refused", (_, change, message, field) => {
    const { message: said, field: at } = refusePlan(aPlan(change), { ...facts, feed: parsed("nas.local") }) ?? {};
    expect({ message: said, field: at }).toEqual({ message, field });
  });

  it("says one fault of each part at once, and no price where nothing is made", () => {
    const empty = aPlan({ makes: [], accounts: [], times: { zone: "UTC", times: [] } });
    expect(planRefusals(empty, { ...facts, feed: null }).map(({ field }) => field)).toEqual([
      "plan.makes",
      "plan.accounts",
      "plan.times.times",
    ]);
  });
});

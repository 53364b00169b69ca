import { instant } from "../kernel/index.ts";
import type { Recipe } from "./recipe.ts";
import { defaultPlan, type RecipePlan } from "./recipe-plan.ts";

export const at = (iso: string) => instant(Date.parse(iso));

/** A Monday. */
export const NOW = at("2026-11-23T08:00:00Z");

/** A plan that can run: one product, one account on Instagram, Monday, Wednesday and Friday at 18:30 in Berlin. */
export const aPlan = (changes: Partial<RecipePlan> = {}): RecipePlan => ({
  ...defaultPlan("Europe/Berlin"),
  productIds: ["candle"],
  accounts: [
    {
      accountId: "ig",
      options: {
        platform: "instagram",
        placement: "feed",
        shareToFeed: true,
        altTexts: [],
        storySlide: 0,
        coverMs: null,
        coverImage: null,
        collaborators: [],
        userTags: [],
        audioName: "",
        aiGenerated: true,
        firstComment: "",
      },
    },
  ],
  ...changes,
});

export const aRecipe = (changes: Partial<Recipe> = {}): Recipe => ({
  id: "r1",
  uid: "u1",
  projectId: "p1",
  plan: aPlan(),
  paused: null,
  nextAt: at("2026-11-23T17:30:00Z"),
  wakeAt: at("2026-11-22T17:30:00Z"),
  skipped: [],
  failuresInRow: 0,
  made: 0,
  createdAt: NOW,
  lastUpdated: NOW,
  ...changes,
});

import type { SeedDocument } from "./seed-document.ts";

/**
 * The plans on sale. `default` is the free one; its two accounts are explained in ADR 13. Limits of -1 are unlimited.
 */
export const planDocuments: readonly SeedDocument[] = [
  plan("default", {
    name: "Free Plan",
    price: 0,
    order: 0,
    info: "Try everything",
    description: ["10 images and 3 videos a month", "One project", "Post to TikTok and Instagram"],
    limits: { videos: 3, projects: 1, images: 10, socialAccounts: 2 },
    features: ["ugc_5", "ugc_image"],
  }),
  plan("starter", {
    name: "Starter",
    price: 19,
    priceId: "price_starter_monthly",
    order: 1,
    info: "Best for Startups",
    description: ["60 images and 15 videos a month", "Three projects", "Four connected accounts"],
    limits: { videos: 15, projects: 3, images: 60, socialAccounts: 4 },
    features: ["ugc_5", "ugc_image"],
  }),
  plan("growth", {
    name: "Growth",
    price: 49,
    priceId: "price_growth_monthly",
    order: 2,
    info: "Best for growing shops",
    description: [
      "200 images and 60 videos a month",
      "Ten projects",
      { text: "Ten connected accounts", marker: "highlight" },
    ],
    limits: { videos: 60, projects: 10, images: 200, socialAccounts: 10 },
    features: ["ugc_10", "ugc_image"],
  }),
  plan("business", {
    name: "Business",
    price: 129,
    priceId: "price_business_monthly",
    order: 3,
    info: "Best for teams",
    description: ["Images without limit", "250 videos a month", "Projects without limit"],
    limits: { videos: 250, projects: -1, images: -1, socialAccounts: 40 },
    features: ["ugc_10", "ugc_image"],
  }),
  plan("enterprise", {
    name: "Enterprise",
    price: 399,
    order: 4,
    contact: true,
    info: "Best for agencies",
    description: ["Everything without limit", "Your own terms"],
    limits: { videos: -1, projects: -1, images: -1, socialAccounts: -1 },
    features: ["ugc_10", "ugc_image"],
  }),
];

function plan(id: string, fields: Record<string, unknown>): SeedDocument {
  return { path: `config_subscription/${id}`, fields: { period: "month", active: true, featured: false, ...fields } };
}

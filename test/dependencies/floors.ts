/** The words of the domain, floor by floor: a word may import words of its own floor and of those before it. */
export const domainFloors = [
  [
    "identity",
    "country",
    "flags",
    "plans",
    "media",
    "objects",
    "promises",
    "assets",
    "research",
    "hook-library",
    "support",
    "operations",
    "announcements",
  ],
  ["usage", "billing"],
  ["projects", "social-accounts", "studio"],
  ["scheduling", "notifications"],
  ["analytics", "automation", "approval", "live", "admin"],
];
export const inDomain = (words: readonly string[]): string => `^packages/domain/src/(${words.join("|")})/`;

/** The rooms of the Worker, floor by floor: a room may import rooms of its own floor and of those before it. */
export const workerFloors = [
  ["adapters/"],
  ["records/", "context/"],
  ["usage/", "billing/", "posts/", "user-data/", "notifications/", "pictures/"],
  ["features/"],
  ["engine/", "live/"],
  ["http/", "jobs\\.ts$", "router\\.ts$", "index\\.ts$"],
];
export const inWorker = (rooms: readonly string[]): string => `^apps/worker/src/(${rooms.join("|")})`;

import { emptyBrandKit } from "@vignette/domain/studio";
import { hookInput } from "../world/world.ts";
import { everyone, owner, plainUser, type RowsOf, user } from "./row.ts";

/** Identity, purchases and country. */
export const identityRows = {
  me: plainUser(),
  recordSignIn: user(() => ({ language: "en" })),
  saveProfile: plainUser(),
  chooseLanguage: user(() => ({ language: "de" })),
  exportUserData: plainUser({ large: true }),
  deletionImpact: plainUser({ large: true }),
  deleteAccount: user(() => ({ confirm: "delete" }), { large: true, last: true, deletedToo: true }),
} satisfies RowsOf<"identity">;

export const billingRows = {
  summary: plainUser(),
  // None of them has bought anything; what the portal does then is a matter of the tests of billing.
  portal: plainUser({ instead: "CONFLICT" }),
} satisfies RowsOf<"billing">;

export const countryRows = {
  config: plainUser(),
  detect: plainUser(),
  report: user(() => ({ countryCode: "US" })),
} satisfies RowsOf<"country">;

export const announcementsRows = { current: plainUser() } satisfies RowsOf<"announcements">;
export const flagsRows = { current: everyone() } satisfies RowsOf<"flags">;
export const plansRows = { list: everyone() } satisfies RowsOf<"plans">;
export const usageRows = { summary: plainUser(), log: plainUser() } satisfies RowsOf<"usage">;

const aDevice = {
  endpoint: "https://fcm.googleapis.com/fcm/send/a",
  p256dh: "B".repeat(87),
  auth: "A".repeat(22),
  name: "Chrome",
};

export const notificationsRows = {
  list: user(() => ({})),
  unread: plainUser(),
  // Ids that name nothing of the caller are left out: other users' notifications stay unread.
  read: user(() => ({ ids: ["post-failed_t1_1"] })),
  readAll: plainUser(),
  pushKey: plainUser(),
  addDevice: user(({ mark }) => ({ ...aDevice, endpoint: `${aDevice.endpoint}/${mark}` })),
  // A device of another user, or none, is left as it is.
  removeDevice: user(() => ({ endpoint: aDevice.endpoint })),
  preferences: plainUser(),
  savePreference: user(() => ({ kind: "post-failed", channel: "mail", on: true })),
} satisfies RowsOf<"notifications">;

export const supportRows = {
  contact: user(() => ({ type: "upgrade", message: "More videos, please" })),
} satisfies RowsOf<"support">;

export const projectsRows = {
  list: plainUser(),
  contents: owner(({ projectId }) => ({ id: projectId })),
  create: user(() => ({ name: "Spring" })),
  rename: owner(async ({ aProject }) => ({ id: await aProject(), name: "Summer" })),
  saveBrandKit: owner(async ({ aProject }) => ({ id: await aProject(), brandKit: emptyBrandKit })),
  remove: owner(async ({ aProject }) => ({ id: await aProject() })),
} satisfies RowsOf<"projects">;

export const hookLibraryRows = {
  list: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  save: owner(async ({ aHook, projectId, mark }) => ({ ...hookInput(projectId, mark), id: await aHook() })),
  archive: owner(async ({ aHook }) => ({ id: await aHook(), archived: true })),
  star: owner(({ projectId }) => ({ projectId, hookId: "curiosity-1", starred: true })),
  fill: owner(({ projectId, productId }) => ({ projectId, productId, slot: "thing", value: "wick" })),
  more: owner(
    ({ projectId, productId, mark }) => {
      const { like, ...hook } = hookInput(projectId, mark);
      return { ...hook, like, productId, batchId: crypto.randomUUID() };
    },
    { costs: true },
  ),
  write: owner(({ projectId, productId }) => ({ projectId, productId, batchId: crypto.randomUUID() }), { costs: true }),
} satisfies RowsOf<"hookLibrary">;

import { days, later, UNKNOWN_TIME } from "@vignette/domain/kernel";
import { admin, plainAdmin, type RowsOf } from "./row.ts";

const wholeList = { search: "", cursor: null };

const inTarget = ({ id, targetId }: { id: string; targetId: string }) => ({ postId: id, targetId });

/** What only admins may ask. No input changes what other tests of the same product rely on. */
export const adminRows = {
  health: plainAdmin(),
  switches: plainAdmin(),
  setFlag: admin(() => ({ name: "maintenance", on: false })),
  plans: plainAdmin(),
  savePlan: admin(({ planId }) => ({
    ...{ id: planId, name: "Roomy", price: 0, order: 9, featured: false, active: false },
    limits: { videos: 9000, images: 9000, projects: 2000, socialAccounts: 2000 },
  })),
  tickets: admin(() => ({ ...wholeList, status: null })),
  moveTicket: admin(async ({ aTicket }) => ({ ticketId: await aTicket(), status: "open" })),
  answerTicket: admin(async ({ aTicket }) => ({
    ticketId: await aTicket(),
    answerId: "answer-1",
    text: "We will look.",
  })),
  // One that was refused would go out with the first call, and the next admin would get another answer.
  sendAnswerAgain: { ...admin(({ aSentAnswer }) => aSentAnswer()), instead: "CONFLICT" },
  users: admin(() => wholeList),
  setRights: admin(({ person }) => ({ uid: person.uid, isAdmin: false })),
  setDisabled: admin(({ person }) => ({ uid: person.uid, isDisabled: false })),
  announcements: admin(() => ({ cursor: null })),
  // For a plan without other users: pages of other tests stay as they are.
  saveAnnouncement: admin(({ planId }) => ({
    ...{ id: "announced", text: "News", link: null, planId },
    ...{ startsAt: UNKNOWN_TIME, endsAt: later(UNKNOWN_TIME, days(60_000)) },
  })),
  endAnnouncement: admin(async ({ anAnnouncement }) => ({ id: await anAnnouncement() })),
  // The plans of the worlds have unlimited credits.
  grantCredits: {
    ...admin(({ person }) => ({ uid: person.uid, credits: 1, reason: "An apology" })),
    instead: "CONFLICT",
  },
  grantPlan: admin(({ person, planId }) => ({ uid: person.uid, planId })),
  countries: plainAdmin(),
  supportCountry: admin(() => ({ countryCode: "DE", supported: true })),
  unreadableDocuments: admin(() => ({ cursor: null })),
  log: admin(() => ({ search: "", action: null, cursor: null })),
  overview: plainAdmin(),
  countAgain: plainAdmin(),
  topSpenders: plainAdmin(),
  publishLog: admin(({ person }) => ({ state: null, platform: null, uid: person.uid, cursor: null })),
  target: admin(async ({ posts }) => inTarget(await posts.post())),
  // Only a post in doubt can be reconciled, and such a post would keep its owner from deleting the account.
  reconcile: { ...admin(async ({ posts }) => inTarget(await posts.post())), instead: "CONFLICT" },
  errors: admin(() => wholeList),
  user: admin(({ person }) => ({ uid: person.uid })),
  viewAs: admin(({ person }) => ({ uid: person.uid })),
} satisfies RowsOf<"admin">;

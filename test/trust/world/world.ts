import { defaultSubscription } from "@vignette/domain/billing";
import { hours, instant, later } from "@vignette/domain/kernel";
import { Plan } from "@vignette/domain/plans";
import { ticketRecords } from "../../../apps/worker/src/records/account/support.ts";
import { subscriptionRecords } from "../../../apps/worker/src/records/account/user-subscriptions.ts";
import { open } from "../../../apps/worker/src/records/open.ts";
import { announcementRecords } from "../../../apps/worker/src/records/service/announcements.ts";
import { planRecords } from "../../../apps/worker/src/records/service/config-subscription.ts";
import type { Product } from "../product.ts";
import type { Base } from "./base.ts";
import { brief } from "./brief.ts";
import { connect } from "./consent.ts";
import { type Creations, creationsOf } from "./creations.ts";
import { documentsAt } from "./documents.ts";
import type { Person } from "./person.ts";
import { type Posts, postsOf } from "./posts.ts";
import { type Uploads, uploadsOf } from "./uploads.ts";

/** What one user owns, and the ways to get more of it for a call that changes or removes it. */
export type World = {
  app: Product;
  person: Person;
  /** A text in the names of what the user owns: an answer to anyone else must not contain it. */
  mark: string;
  planId: string;
  projectId: string;
  productId: string;
  /** Ids of connected accounts. */
  instagram: string;
  tiktok: string;
  /** A new project, empty. */
  aProject: () => Promise<string>;
  /** A new product of the project. */
  aProduct: () => Promise<string>;
  /** The text of a new hook, saved in the library. */
  aHook: () => Promise<string>;
  /** The id of a new ticket of the user. */
  aTicket: () => Promise<string>;
  /** A ticket with an answer that was sent. */
  aSentAnswer: () => Promise<{ ticketId: string; answerId: string }>;
  /** The id of an announcement to users on the plan. */
  anAnnouncement: () => Promise<string>;
  /** The id of a further connected account. */
  anAccount: () => Promise<string>;
  posts: Posts;
  creations: Creations;
  uploads: Uploads;
};

/** Fills a new account through the API as its owner would, and writes directly what only time or a provider makes. */
export async function aWorld(app: Product, person: Person): Promise<World> {
  const { client, uid } = person;
  const mark = `of${uid.slice(0, 12).toLowerCase()}`;
  await client.identity.recordSignIn.mutate();
  const planId = await aRoomyPlan(app, uid);
  const { id: projectId } = await client.projects.create.mutate({ name: `Project ${mark}` });
  const aProduct = async () => {
    const input = { id: null, projectId, brief: { ...brief, name: `Product ${mark}` }, reason: "edit" as const };
    return (await client.research.save.mutate(input)).id;
  };
  const [productId, instagram, tiktok] = await Promise.all([
    aProduct(),
    connect(app, person, "instagram"),
    connect(app, person, "tiktok"),
  ]);
  const base: Base = { app, person, mark, projectId, productId, documents: documentsAt(app) };
  const uploads = uploadsOf(base);
  const aTicket = async () =>
    (await client.support.contact.mutate({ type: "upgrade", message: `More, ${mark}` })).ticketId;
  return {
    ...{ app, person, mark, planId, projectId, productId, instagram, tiktok },
    aProject: async () => (await client.projects.create.mutate({ name: `Another ${mark}` })).id,
    aProduct,
    aHook: async () => (await client.hookLibrary.save.mutate({ ...hookInput(projectId, mark), id: null })).id,
    aTicket,
    anAnnouncement: () => anAnnouncement(app, planId),
    aSentAnswer: async () => withSentAnswer(app, await aTicket()),
    anAccount: () => connect(app, person, "instagram"),
    posts: postsOf({ ...base, instagram }),
    creations: creationsOf(base),
    uploads,
  };
}

async function withSentAnswer(app: Product, ticketId: string) {
  const [answerId, now] = ["sent", instant(Date.now())];
  const answer = { id: answerId, text: "Done.", writtenAt: now, delivery: "sent", triedAt: now } as const;
  const answers = [{ ...answer, uncertainSince: now, problem: null }];
  await open(documentsAt(app), ticketRecords).patch(ticketId, { answers });
  return { ticketId, answerId };
}

async function anAnnouncement(app: Product, planId: string): Promise<string> {
  const [id, now] = [crypto.randomUUID(), instant(Date.now())];
  const announcement = {
    text: "News",
    link: null,
    planId,
    startsAt: now,
    endsAt: later(now, hours(1)),
    createdAt: now,
  };
  await open(documentsAt(app), announcementRecords).create(id, announcement);
  return id;
}

/** A line of the hook library. */
export const hookInput = (projectId: string, mark: string) => ({
  projectId,
  template: `What nobody tells you about [pain] ${mark}`,
  category: "curiosity" as const,
  channel: "on-screen" as const,
  formats: ["carousel-image" as const],
  tone: "calm" as const,
  language: "en",
  genuine: false,
  like: "curiosity-1",
});

/** A plan of its own, hidden and with room for everything: no answer is about a limit. */
async function aRoomyPlan(app: Product, uid: string): Promise<string> {
  const planId = `roomy-${crypto.randomUUID()}`;
  const documents = documentsAt(app);
  const limits = { socialAccounts: 2000, projects: 2000, images: 9000, videos: 9000, credits: -1, storage: -1 };
  const plan = Plan.parse({ name: "Roomy", active: false, price: 0, limits });
  await Promise.all([
    open(documents, planRecords).put(planId, plan),
    open(documents, subscriptionRecords).put(uid, { ...defaultSubscription(uid, instant(Date.now())), planId }),
  ]);
  return planId;
}

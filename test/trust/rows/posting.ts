import { defaultPlan } from "@vignette/domain/automation";
import { instant } from "@vignette/domain/kernel";
import { consent } from "../world/consent.ts";
import { inTwoDays, twice } from "../world/posts.ts";
import type { World } from "../world/world.ts";
import { link, owner, plainUser, type RowsOf, user } from "./row.ts";

const ofPost = async ({ posts }: World) => ({ id: (await posts.post()).id });
const ofPosts = async ({ posts }: World) => ({ ids: [(await posts.post()).id] });
const nothing = { strangers: "nothing" } as const;
const aWeek = () => ({ from: instant(Date.now()), to: instant(Date.now() + 7 * 86_400_000) });
const rule = { on: false, accountIds: [], restDays: 30, mostTimes: 3, perWeek: 2, timesMedian: 1.5 };
const slots = { zone: "Europe/Berlin", times: [{ weekday: 1, time: "18:30" }] };

export const schedulingRows = {
  list: owner(({ projectId }) => ({ projectId, ...aWeek() }), nothing),
  problems: owner(({ projectId }) => ({ projectId, ...aWeek() }), nothing),
  statesOfAssets: owner(({ projectId }) => ({ projectId }), nothing),
  names: owner(({ projectId }) => ({ projectId }), nothing),
  get: owner(ofPost),
  schedule: owner(({ posts }) => posts.input()),
  edit: owner(async ({ posts }) => {
    const { id, seen } = await posts.post();
    return { id, seen, when: inTwoDays(), leftAs: "draft", targets: [posts.toInstagram()] };
  }),
  reschedule: owner(async (world) => ({ ...(await ofPost(world)), when: inTwoDays() })),
  cancel: owner(ofPost),
  reword: owner(async ({ posts }) => {
    const { id, targetId } = await posts.post();
    return { id, targets: [{ targetId, caption: "Seven" }] };
  }),
  sendForApproval: owner(ofPosts),
  decide: owner(async ({ posts }) => {
    const { id, seen } = await posts.inReview();
    return { id, seen, verdict: "approved", text: "Good" };
  }),
  comment: owner(async (world) => ({ ...(await ofPost(world)), text: "Shorter, please" })),
  scheduleMany: owner(async ({ posts }) => ({ items: [await posts.input()] })),
  moveMany: owner(async ({ posts }) => {
    const { id, seen } = await posts.post();
    return { items: [{ id, seen, when: inTwoDays() }] };
  }),
  copyMany: owner(async (world) => ({ items: [{ ...(await ofPost(world)), when: inTwoDays() }] })),
  removeMany: owner(ofPosts),
  restoreMany: owner(async ({ posts }) => ({ ids: [await posts.removed()] })),
  repeat: owner(async (world) => ({ ...(await ofPost(world)), rule: twice })),
  stopRepeating: owner(async ({ posts }) => ({ id: (await posts.repeated()).id })),
  series: owner(async ({ posts }) => ({ id: (await posts.repeated()).seriesId })),
  slots: plainUser(),
  setSlots: owner(({ instagram }) => ({ accountId: instagram, slots })),
  openSlots: user(() => aWeek()),
  nextSlot: owner(({ instagram }) => ({ accountIds: [instagram] }), nothing),
  recycling: owner(({ projectId }) => ({ projectId })),
  saveRecycling: owner(({ projectId, instagram }) => ({ projectId, rule: { ...rule, accountIds: [instagram] } })),
  previewRecycling: owner(({ projectId, instagram }) => ({ projectId, rule: { ...rule, accountIds: [instagram] } })),
  scheduleRecycled: owner(({ projectId, instagram }) => ({ projectId, rule: { ...rule, accountIds: [instagram] } })),
  retry: owner(async ({ posts }) => inTarget(await posts.failed())),
  resolveComment: owner(async ({ posts }) => ({ ...inTarget(await posts.uncommented()), found: true })),
  resolve: owner(async ({ posts }) => ({ ...inTarget(await posts.unclear()), found: true })),
} satisfies RowsOf<"scheduling">;

const inTarget = ({ id, targetId }: { id: string; targetId: string }) => ({ postId: id, targetId });

const plan = ({ mark, productId, instagram, posts }: World) => ({
  ...defaultPlan("Europe/Berlin"),
  name: `Recipe ${mark}`,
  // In three days, so that nothing is begun.
  times: { zone: "UTC", times: [{ weekday: ((new Date().getUTCDay() + 2) % 7) + 1, time: "12:00" }] },
  productIds: [productId],
  accounts: [{ accountId: instagram, options: posts.toInstagram().options }],
});
const aRecipe = async (world: World) => {
  const { client } = world.person;
  return await client.automation.save.mutate({ projectId: world.projectId, id: null, seen: null, plan: plan(world) });
};
const ofCalledRecipe = async (world: World) => {
  const called = { ...plan(world), trigger: { type: "call" as const } };
  const { projectId, person } = world;
  return { id: (await person.client.automation.save.mutate({ projectId, id: null, seen: null, plan: called })).id };
};
const ofRecipe = async (world: World) => ({ id: (await aRecipe(world)).id });
const ofTrial = async (world: World) => {
  const { id } = await aRecipe(world);
  return { id: (await world.person.client.automation.tryOut.mutate({ id })).id };
};

export const automationRows = {
  list: owner(({ projectId }) => ({ projectId })),
  get: owner(ofRecipe),
  save: owner(async (world) => {
    const { id, projectId, lastUpdated } = await aRecipe(world);
    return { projectId, id, seen: lastUpdated, plan: plan(world) };
  }),
  resume: owner(ofRecipe, { costs: true }),
  pause: owner(ofRecipe),
  skip: owner(async (world) => ({ ...(await ofRecipe(world)), at: instant(Date.now()), skipped: true })),
  remove: owner(ofRecipe),
  forecast: owner(ofRecipe),
  history: owner(ofRecipe),
  tryOut: owner(ofRecipe, { costs: true }),
  cancelTrial: owner(ofTrial),
  trigger: owner(ofRecipe),
  makeSecret: owner(ofCalledRecipe),
  readFeed: user(() => ({ address: "https://acme.example/feed.xml" })),
  run: owner(ofTrial),
} satisfies RowsOf<"automation">;

export const approvalRows = {
  links: owner(async (world) => ({ postId: (await ofPost(world)).id }), nothing),
  makeLink: owner(async (world) => ({ postIds: (await ofPosts(world)).ids, days: 14 })),
  renewLink: owner(async ({ posts }) => ({ id: (await posts.inReview()).linkId, days: 7 })),
  revokeLink: owner(async ({ posts }) => ({ id: (await posts.inReview()).linkId })),
  open: link(async ({ posts }) => ({ token: (await posts.inReview()).token })),
  decide: link(async ({ posts }) => {
    const { id, token, seen } = await posts.inReview();
    return { token, postId: id, seen, name: "Ana", text: "Shorter, please", verdict: "changes" };
  }),
  comment: link(async ({ posts }) => {
    const { id, token } = await posts.inReview();
    return { token, postId: id, name: "Ana", text: "Nice" };
  }),
} satisfies RowsOf<"approval">;

export const socialAccountsRows = {
  list: plainUser(),
  health: plainUser(),
  connect: user(() => ({ platform: "tiktok", returnTo: "/dashboard" })),
  // A state of another user is answered like one that never was, which is what the callback page shows.
  finishConnect: owner(({ app, person }) => consent(app, person), { strangers: "BAD_REQUEST" }),
  disconnect: owner(async ({ anAccount }) => ({ id: await anAccount() })),
  creatorInfo: owner(({ tiktok }) => ({ accountId: tiktok })),
  quota: owner(({ instagram }) => ({ accountId: instagram })),
} satisfies RowsOf<"socialAccounts">;

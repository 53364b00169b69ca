import { hookFilling, hookLibrary, hookOffer } from "@vignette/domain/hook-library";
import { demoBrief, demoPage, demoPictures } from "./brief.ts";
import { type Client, signIn } from "./client.ts";
import { connectAccount } from "./connect-account.ts";
import { exportSlides } from "./export-slides.ts";
import { failPost } from "./past/failed-post.ts";
import { makePast } from "./past/past-posts.ts";
import { pastCarousels } from "./past/plan.ts";
import { isFinished, type OnPlatform, targetFor } from "./publish.ts";
import { waitFor } from "./wait.ts";

type Signed = Awaited<ReturnType<typeof signIn>>;
type Account = Awaited<ReturnType<typeof connectAccount>>;

const ACCOUNT = "acme.candles";
const CAROUSELS = [
  {
    hook: "How to get an evening that feels like one",
    template: "marker-list",
    caption: "Poured by hand, burns for 60 hours. #candles #slowevenings",
  },
  {
    hook: "Your desk is not the problem. The light is.",
    template: "photo-essay",
    caption: "For people who work from home. #candles #workfromhome",
  },
] as const;
/** The public's reaction to the first post, by platform. */
const NUMBERS = {
  tiktok: { views: 18_432, likes: 1_207, comments: 64, shares: 188, saves: 402, reach: 15_900 },
  instagram: { views: 6_118, likes: 731, comments: 41, shares: 96, saves: 255, reach: 5_204 },
} as const;

/**
 * Gives the demo user a history by using the product as its owner would: a project and a brief, six carousels, both
 * accounts, four weeks of posts with their numbers, one post that went out just now, one that failed, one for tomorrow at
 * 18:30, and one that waits for approval. Does nothing if there is a project.
 */
export async function makeHistory(origin: string, sandboxOrigin: string): Promise<"made" | "already there"> {
  const user = await signIn(origin, sandboxOrigin, "demo@vignette.test", "vignette-demo");
  const { client } = user;
  await client.identity.recordSignIn.mutate();
  if ((await client.projects.list.query()).length > 0) return "already there";

  const project = await client.projects.create.mutate({ name: "Acme Candles" });
  const brief = { id: null, projectId: project.id, brief: demoBrief, reason: "edit" } as const;
  const product = await client.research.save.mutate(brief);
  await client.assets.takePagePictures.mutate({ projectId: project.id, page: demoPage, pictures: demoPictures });
  const accounts = [
    await connectAccount(client, "tiktok", ACCOUNT),
    await connectAccount(client, "instagram", ACCOUNT),
  ];
  const [out, planned] = CAROUSELS;
  const place = { projectId: project.id, productId: product.id };
  await publish(user, { ...place, ...out }, accounts, sandboxOrigin);
  await schedule(user, { ...place, ...planned }, accounts, { type: "at", zone: ZONE, wallTime: eveningIn(1) });

  const past = [];
  for (const it of pastCarousels)
    past.push({ ...it, asset: await carousel(user, { ...place, ...it, ...openingOf(it) }) });
  await makePast(user, past, { projectId: project.id, accounts, sandboxOrigin, zone: ZONE });
  // Then all of them are read at the same time, and nothing changes any more.
  await client.analytics.refresh.mutate({ projectId: project.id });
  const [again, other] = past;
  const [, instagram] = accounts;
  if (!again || !other || !instagram) throw new Error("The demo has no carousels.");
  const failing = { projectId: project.id, assetId: other.asset.id, account: instagram };
  await failPost(client, failing, { sandboxOrigin, zone: ZONE });
  await client.scheduling.schedule.mutate({
    ...{ projectId: project.id, assetId: again.asset.id, leftAs: "awaiting-approval" },
    when: { type: "at", zone: ZONE, wallTime: eveningIn(2) },
    targets: accounts.map((account) => targetFor(account, again.caption)),
  });
  return "made";
}

type Wanted = { projectId: string; productId: string; hook: string; hookId?: string; template: string };

async function publish(
  user: Signed,
  wanted: Wanted & { caption: string },
  accounts: readonly Account[],
  sandboxOrigin: string,
) {
  const { client } = user;
  const post = await schedule(user, wanted, accounts, { type: "now", zone: ZONE });
  await waitFor("the first post", 180, () => client.scheduling.get.query({ id: post.id }), isFinished);
  await count(sandboxOrigin);
  await waitFor(
    "the first numbers",
    60,
    () => client.analytics.refresh.mutate({ projectId: wanted.projectId }),
    (summary) => summary.rows.length === accounts.length && summary.rows.every((row) => row.values !== null),
  );
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Half past six in the evening, some days from now. */
function eveningIn(days: number): string {
  // Swedish writes dates as ISO does.
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: ZONE });
  return `${day}T18:30`;
}

type When = Parameters<Client["scheduling"]["schedule"]["mutate"]>[0]["when"];

async function schedule(user: Signed, wanted: Wanted & { caption: string }, accounts: readonly Account[], when: When) {
  const asset = await carousel(user, wanted);
  const targets = accounts.map((account) => targetFor(account, wanted.caption));
  return await user.client.scheduling.schedule.mutate({
    ...{ projectId: wanted.projectId, assetId: asset.id, when, targets },
  });
}

/** Makes a carousel and exports it. */
async function carousel(user: Signed, { projectId, productId, template, hook, hookId }: Wanted) {
  const { client } = user;
  const started = await client.studio.create.mutate({
    ...{ projectId, productId, kind: "carousel-image", template, drawing: null, hook, hookId: hookId ?? null },
  });
  const creation = await waitFor(
    "a carousel",
    180,
    () => client.studio.get.query({ id: started.id }),
    (it) => it.state !== "generating",
  );
  return await exportSlides(user, creation, `@${ACCOUNT}`);
}

/** A hook of the library, filled in for the demo's product. */
function openingOf({ hookId }: { hookId: string }): { hook: string } {
  const hook = hookLibrary.find(({ id }) => id === hookId);
  if (!hook) throw new Error(`The library has no hook ${hookId}.`);
  return { hook: hookOffer(hook, hookFilling(demoBrief)).line };
}

/** Sets on the platforms how often the account's posts have been seen. */
async function count(sandboxOrigin: string): Promise<void> {
  const posts = (await (await fetch(`${sandboxOrigin}/__control/posts`)).json()) as OnPlatform[];
  for (const { platform, postId } of posts.filter((post) => post.accountName === ACCOUNT)) {
    const body = JSON.stringify({ platform, postId, ...NUMBERS[platform] });
    await fetch(`${sandboxOrigin}/__control/metrics`, { method: "POST", body });
  }
}

import { demoBrief, demoPage, demoPictures } from "./brief.ts";
import { buyPlan } from "./buy-plan.ts";
import { type Client, type SignedUp, signIn } from "./client.ts";
import { connectAccount } from "./connect-account.ts";
import { failPost } from "./past/failed-post.ts";
import { leaveInDoubt, makePast, type PastAsset } from "./past/past-posts.ts";
import { pastPieces } from "./past/plan.ts";
import { makeRecipe } from "./past/recipe.ts";
import { madePiece } from "./pieces.ts";
import { isFinished, type OnPlatform, targetFor } from "./publish.ts";
import { fillThumbnails } from "./thumbnails.ts";
import { fillLibrary } from "./uploads.ts";
import { waitFor } from "./wait.ts";

type Account = Awaited<ReturnType<typeof connectAccount>>;
type Place = {
  projectId: string;
  productId: string;
  accounts: readonly Account[];
  sandboxOrigin: string;
  zone: string;
};

const ACCOUNT = "acme.candles";
/** What goes out just now, and what is planned for tomorrow. */
const CAROUSELS = [
  {
    kind: "carousel-image",
    ...{ hook: "How to get an evening that feels like one", template: "marker-list" },
    caption: "Poured by hand, burns for 60 hours. #candles #slowevenings",
  },
  {
    kind: "carousel-image",
    ...{ hook: "Your desk is not the problem. The light is.", template: "photo-essay" },
    caption: "For people who work from home. #candles #workfromhome",
  },
] as const;
/** The public's reaction to the first post within its first minutes, by platform. */
const NUMBERS = {
  tiktok: { views: 412, likes: 31, comments: 2, shares: 5, saves: 9, reach: 371 },
  instagram: { views: 137, likes: 14, comments: 1, shares: 2, saves: 6, reach: 121 },
} as const;

/**
 * Gives the demo user a history by using the product as its owner would: a plan, a project and a brief, a library, carousels
 * and videos, both accounts, four weeks of posts with their numbers, and posts in every state: one that went out just
 * now, one that failed, one to check, one that waits for approval, a draft, and what is planned; a recipe with its runs; a
 * digest and a report every Monday. Does nothing if there is a project. Source: ADR 131.
 */
export async function makeHistory(origin: string, sandboxOrigin: string): Promise<"made" | "already there"> {
  const user = await signIn(origin, sandboxOrigin, "demo@vignette.test", "vignette-demo");
  const { client } = user;
  await client.identity.recordSignIn.mutate();
  if ((await client.projects.list.query()).length > 0) return "already there";

  await buyPlan(user, "starter", "Starter");
  const project = await client.projects.create.mutate({ name: "Acme Candles" });
  const brief = { id: null, projectId: project.id, brief: demoBrief, reason: "edit" } as const;
  const product = await client.research.save.mutate(brief);
  const accounts = [
    await connectAccount(client, "tiktok", ACCOUNT),
    await connectAccount(client, "instagram", ACCOUNT),
  ];
  const place = { projectId: project.id, productId: product.id, accounts, sandboxOrigin, zone: ZONE };
  // Pieces show the pictures of the page.
  await client.assets.takePagePictures.mutate({ projectId: project.id, page: demoPage, pictures: demoPictures });
  const [pieces] = await Promise.all([
    piecesOf(user, place),
    publish(user, place).then(() => planTomorrow(user, place)),
  ]);
  // Now that all pieces are made: which pictures they show must not depend on what is faster.
  const [posts] = await Promise.all([makePast(user, pieces, place), fillLibrary(user, sandboxOrigin, project.id)]);
  await Promise.all([
    fillThumbnails(user, project.id),
    failing(user, place, pieces),
    comingPosts(user, place, pieces),
    leaveInDoubt(user, pieceAt(pieces, 5), { ...place, accounts: accounts.slice(0, 1) }),
    makeRecipe(user, posts, place),
    tellOnMondays(client, place),
    setWeeklyTimes(client, place),
  ]);
  // Then all of them are read at the same time, and nothing changes any more.
  await client.analytics.refresh.mutate({ projectId: project.id });
  return "made";
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One after the other: the local internet paints their pictures in one thread. */
async function piecesOf(user: SignedUp, place: Place): Promise<PastAsset[]> {
  const made: PastAsset[] = [];
  for (const piece of pastPieces) made.push({ piece, asset: await madePiece(user, place, piece, ACCOUNT) });
  return made;
}

function pieceAt(pieces: readonly PastAsset[], at: number): PastAsset {
  const piece = pieces[at];
  if (!piece) throw new Error("The demo has too few pieces.");
  return piece;
}

/** Posts a carousel on both accounts now, and lets the public see it. */
async function publish(user: SignedUp, place: Place): Promise<void> {
  const [out] = CAROUSELS;
  const asset = await madePiece(user, place, out, ACCOUNT);
  const { id } = await schedule(user, place, { asset, caption: out.caption, when: { type: "now", zone: ZONE } });
  await waitFor("the first post", 180, () => user.client.scheduling.get.query({ id }), isFinished);
  await count(place.sandboxOrigin, out.caption);
}

const failing = ({ client }: SignedUp, { projectId, accounts, sandboxOrigin }: Place, pieces: readonly PastAsset[]) => {
  const account = accounts.find(({ platform }) => platform === "instagram");
  if (!account) throw new Error("The demo has no account on Instagram.");
  const { asset } = pieceAt(pieces, 4);
  return failPost(client, { projectId, assetId: asset.id, account }, { sandboxOrigin, zone: ZONE });
};

async function planTomorrow(user: SignedUp, place: Place): Promise<void> {
  const [, planned] = CAROUSELS;
  const asset = await madePiece(user, place, planned, ACCOUNT);
  await schedule(user, place, { asset, caption: planned.caption, when: eveningIn(1) });
}

/** What is planned for later, what waits for approval, and a draft. */
async function comingPosts(user: SignedUp, place: Place, pieces: readonly PastAsset[]): Promise<void> {
  const again = (at: number, days: number, leftAs: When["leftAs"] = "scheduled") => {
    const { asset, piece } = pieceAt(pieces, at);
    return schedule(user, place, { asset, caption: piece.caption, when: eveningIn(days), leftAs });
  };
  await Promise.all([again(2, 4), again(0, 2, "awaiting-approval"), again(6, 6, "draft")]);
}

/** The digest in the app and by mail, and the project's report by mail. */
async function tellOnMondays({ notifications, analytics }: Client, { projectId }: Place): Promise<void> {
  for (const channel of ["app", "mail"] as const)
    await notifications.savePreference.mutate({ kind: "weekly-digest", channel, on: true, zone: ZONE });
  await analytics.setWeeklyReport.mutate({ projectId, on: true, zone: ZONE });
}

/** Times to fill: weekday evenings, and two lunch breaks. */
async function setWeeklyTimes({ scheduling }: Client, { accounts }: Place): Promise<void> {
  const evenings = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: "18:30" }));
  const times = [...evenings, { weekday: 2, time: "12:30" }, { weekday: 4, time: "12:30" }];
  for (const { id: accountId } of accounts)
    await scheduling.setSlots.mutate({ accountId, slots: { zone: ZONE, times } });
}

type ScheduleInput = Parameters<Client["scheduling"]["schedule"]["mutate"]>[0];
type When = Pick<ScheduleInput, "when" | "leftAs">;

const schedule = (
  { client }: SignedUp,
  { projectId, accounts }: Place,
  { asset, caption, ...when }: When & { asset: { id: string }; caption: string },
) =>
  client.scheduling.schedule.mutate({
    ...{ projectId, assetId: asset.id, ...when },
    targets: accounts.map((account) => targetFor(account, caption)),
  });

/** Half past six in the evening, some days from now. */
function eveningIn(days: number): ScheduleInput["when"] {
  // Swedish writes dates as ISO does.
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: ZONE });
  return { type: "at", zone: ZONE, wallTime: `${day}T18:30` };
}

/** Sets on the platforms how often the post that went out just now has been seen. */
async function count(sandboxOrigin: string, caption: string): Promise<void> {
  const posts = (await (await fetch(`${sandboxOrigin}/__control/posts`)).json()) as (OnPlatform & {
    caption: string;
  })[];
  for (const { platform, postId } of posts.filter((it) => it.accountName === ACCOUNT && it.caption === caption)) {
    const body = JSON.stringify({ platform, postId, ...NUMBERS[platform] });
    await fetch(`${sandboxOrigin}/__control/metrics`, { method: "POST", body });
  }
}

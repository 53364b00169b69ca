import { parseArgs } from "node:util";
import { aCreator, aPicture, aVideo, type Creator, connect, targetFor } from "../../test/publishing/creator.ts";
import { runningApp, type TestApp } from "../../test/publishing/running-app.ts";
import { bringForward, type Planned, readTargets } from "./publish/targets.ts";

/**
 * A full hour on one machine: `npm run bench:publish`. A number of targets, planned long before, are due at one
 * instant; one sweep finds them all. `-- --json` ends with one line of JSON. Lag: from the instant to the write that
 * begins a target.
 */
const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, targets: { type: "string", default: "1000" } },
});
const TARGETS = Number(values.targets);
/** Far below what a platform lets an account post. */
const PER_ACCOUNT = 4;
/** Users who schedule at the same time. */
const PEOPLE = 4;
/** Most targets of a post. Source: domain, SchedulePostInput. */
const PER_POST = 20;
const LATEST_MS = 15_000;
const PATIENCE_MS = 420_000;
const MINUTE = 60_000;

const app = await runningApp();
try {
  await app.control("platforms", { processingMs: 1500, imageProcessingMs: 500, moderationMs: 1000 });
  const planned = await plan(app);
  const due = Math.ceil((Date.now() + 5000) / MINUTE) * MINUTE + MINUTE;
  await bringForward(app, planned, due);
  console.log(`${planned.length} targets are due at ${new Date(due).toISOString()}, not claimed yet`);
  process.exitCode = tell(await outcome(app, planned, due));
} finally {
  await app.stop();
}

/** Users with accounts on both platforms, and posts for tomorrow on all of them, alternately videos and pictures. */
async function plan(app: TestApp): Promise<Planned[]> {
  const begun = Date.now();
  const shares = chunks(
    Array.from({ length: TARGETS }, (_, i) => i),
    Math.ceil(TARGETS / PEOPLE),
  );
  const planned = await Promise.all(shares.map(async (share) => await planOne(await aCreator(app), share)));
  console.log(`planned in ${Math.round((Date.now() - begun) / 1000)} s`);
  return planned.flat();
}

async function planOne(creator: Creator, share: readonly number[]): Promise<Planned[]> {
  const accounts = await connected(creator, Math.ceil(share.length / PER_ACCOUNT));
  const assets = [await aVideo(creator), await aPicture(creator)] as const;
  const wallTime = new Date(Date.now() + 24 * 60 * MINUTE).toISOString().slice(0, 16);
  const planned: Planned[] = [];
  for (const [round, group] of chunks(share, Math.min(PER_POST, accounts.length)).entries()) {
    const post = await creator.client.scheduling.schedule.mutate({
      projectId: creator.projectId,
      assetId: assets[round % 2 === 0 ? 0 : 1].id,
      when: { type: "at", zone: "UTC", wallTime },
      targets: group.flatMap((i) => {
        const account = accounts[i % accounts.length];
        return account ? [targetFor(account, `Target ${i}`)] : [];
      }),
    });
    planned.push(...post.targets.map(({ id, caption }) => ({ postId: post.id, targetId: id, caption })));
  }
  return planned;
}

/** One after the other, because a user's plan is counted at each. */
async function connected(creator: Creator, count: number) {
  const accounts: Awaited<ReturnType<typeof connect>>[] = [];
  for (let i = 0; i < count; i += 1) {
    accounts.push(await connect(creator, i % 2 === 0 ? "tiktok" : "instagram", `${creator.name}.${i}`));
  }
  return accounts;
}

type Outcome = { lags: number[]; lost: number; twice: number; endedMs: number };

/** Waits until every target has ended, then compares their states with what is public. */
async function outcome(app: TestApp, planned: readonly Planned[], due: number): Promise<Outcome> {
  let targets = await readTargets(app, planned);
  while (targets.some(({ wakeAt }) => wakeAt !== null) && Date.now() < due + PATIENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, Date.now() < due + 20_000 ? 10_000 : 3000));
    targets = await readTargets(app, planned);
  }
  const endedMs = Date.now() - due;
  const shown = await app.control<{ caption: string }[]>("posts");
  const times = new Map<string, number>();
  for (const { caption } of shown) times.set(caption, (times.get(caption) ?? 0) + 1);
  const isOut = (it: { state: string; caption: string }) => it.state === "published" && times.has(it.caption);
  return {
    lags: targets.flatMap(({ begunAt }) => (begunAt === null ? [] : [begunAt - due])).sort((a, b) => a - b),
    lost: planned.length - targets.filter(isOut).length,
    twice: [...times.values()].filter((count) => count > 1).length,
    endedMs,
  };
}

/** Prints what was measured; the exit status says whether it is good enough. */
function tell({ lags, lost, twice, endedMs }: Outcome): number {
  const at = (share: number) => lags[Math.min(lags.length - 1, Math.floor(lags.length * share))] ?? -1;
  const [lagP50Ms, lagP99Ms, lagMaxMs] = [at(0.5), at(0.99), at(1)];
  const result = { targets: TARGETS, lost, twice, lagP50Ms, lagP99Ms, lagMaxMs, endedMs };
  console.log(`begun after ${lagP50Ms} ms (half of them), ${lagP99Ms} ms (99 of 100), ${lagMaxMs} ms (the last)`);
  console.log(`all ended after ${Math.round(endedMs / 1000)} s; ${lost} lost, ${twice} twice`);
  if (values.json) console.log(JSON.stringify(result));
  return lost === 0 && twice === 0 && lags.length === TARGETS && lagMaxMs <= LATEST_MS ? 0 : 1;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { aCreator, aPicture, type Creator, connect, targetFor } from "../../test/publishing/creator.ts";
import { appAt } from "../../test/publishing/running-app.ts";
import { bindingsFor } from "../local/bindings.ts";
import { buildWeb } from "../local/build-web.ts";
import { chromiumFlags, ensureChromium } from "../local/chromium.ts";
import { freePort } from "../local/free-port.ts";
import { runApp } from "../local/run-app.ts";
import { workerProcesses } from "../local/worker-processes.ts";
import { type Bundle, bundle, type DirectWorker, directWorker } from "./api/direct-worker.ts";
import { type Call, load, once } from "./api/load.ts";
import { recorder, type Sent } from "./api/memory.ts";
import { firestoreCallsOf } from "./api/page-loads.ts";
import { processorTime } from "./api/processor-time.ts";

/**
 * What the API costs: `npm run bench:api`. A query and a mutation of a signed-in user against a bare Hono route in the
 * same workerd, with Firestore answered from memory; the week of a calendar with the simulated Firestore, with and
 * without the development proxy; calls of Firestore per page; the size of the upload; the first answer of a cold
 * isolate. `-- --json` ends with one line of JSON and says nothing else; `-- --only pages` measures one part (speed,
 * pages). Goals: docs/performance.md#api.
 */
const isQuiet = process.argv.includes("--json");
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : null;
const say = (line: string) => isQuiet || console.log(line);
const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 1000;
const POSTS = 20;
const DAY = 86_400_000;

await buildWeb();
const dataDir = mkdtempSync(join(tmpdir(), "vignette-bench-"));
const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
const app = await runApp({ port, sandboxPort, dataDir, seed: "demo", crons: false });
const local = { origin: app.origin, sandboxOrigin: app.sandboxOrigin, credentials: app.sandbox.credentials, dataDir };
const bindings = bindingsFor(local);
try {
  const results: Record<string, unknown> = {};
  if (only !== "pages") Object.assign(results, await speed());
  if (only !== "speed") Object.assign(results, await pages());
  console.log(JSON.stringify(results));
} finally {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function speed() {
  const built = await bundle();
  const creator = await aCreator(appAt(app));
  await fill(creator);
  const calls = callsOf(creator);

  const recorded = recorder(app.sandbox.fetch);
  const recording = await directWorker({ bundle: built, bindings, outbound: recorded.outbound });
  const first = await firstAnswers(recording, calls);
  const likes: Record<string, { calls: Sent[]; answer: string }> = {};
  for (const [name, call] of Object.entries(calls)) {
    await load(recording.port, call, 1, 50);
    recorded.sent();
    const answer = await once(recording.port, call);
    likes[name] = { calls: recorded.sent(), answer };
    say(
      `${name}: ${answer.length} bytes, ${likes[name]?.calls.map(({ url }) => new URL(url).pathname.split("/documents")[1])}`,
    );
  }
  await recording.stop();

  const memory = await directWorker({ bundle: built, bindings, outbound: "memory", memory: recorded.script(), likes });
  const like = (name: keyof typeof calls) => ({
    port: memory.barePort,
    call: { ...calls[name], path: `/like/${name}` },
  });
  const rates = await interleaved([memory.pid], {
    bare: { port: memory.barePort, call: { method: "GET", path: "/bare" } },
    health: { port: memory.port, call: calls.health },
    query: { port: memory.port, call: calls.query },
    queryLike: like("query"),
    mutation: { port: memory.port, call: calls.mutation },
    mutationLike: like("mutation"),
    week: { port: memory.port, call: calls.week },
    weekLike: like("week"),
  });
  await memory.stop();
  const cpu = Object.fromEntries(Object.entries(rates).map(([name, it]) => [name, it.cpuMs]));
  const {
    bare = 1,
    health = 1,
    query = 1,
    queryLike = 0,
    mutation = 1,
    mutationLike = 0,
    week = 1,
    weekLike = 0,
  } = cpu;

  const withSandbox = await weekWithSandbox(built, calls);
  return {
    queryVsBare: ratio(queryLike / query),
    mutationVsBare: ratio(mutationLike / mutation),
    weekVsBare: ratio(weekLike / week),
    healthVsBare: ratio(bare / health),
    cpuMs: Object.fromEntries(Object.entries(cpu).map(([name, it]) => [name, ratio(it)])),
    ...withSandbox,
    uploadKiB: built.uploadKiB,
    ...first,
  };
}

/** A week with posts on two accounts. */
async function fill(creator: Creator): Promise<void> {
  const accounts = [await connect(creator, "tiktok"), await connect(creator, "instagram")];
  const asset = await aPicture(creator);
  for (let index = 0; index < POSTS; index += 1) {
    const wallTime = new Date(Date.now() + DAY + index * (DAY / 4)).toISOString().slice(0, 16);
    await creator.client.scheduling.schedule.mutate({
      projectId: creator.projectId,
      assetId: asset.id,
      when: { type: "at", zone: "UTC", wallTime },
      targets: accounts.map((account) => targetFor(account, `Post ${index}`)),
    });
  }
}

function callsOf({ idToken, projectId }: Creator) {
  const headers = { authorization: `Bearer ${idToken}`, "content-type": "application/json", "x-dev-country": "US" };
  const get = (path: string, input?: unknown): Call => ({
    method: "GET",
    path: `/api/trpc/${path}${input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
    headers,
  });
  const body = JSON.stringify({ id: projectId, name: "Bench" });
  const mutation: Call = { method: "POST", path: "/api/trpc/projects.rename", headers, body };
  return {
    health: { method: "GET", path: "/api/health" } satisfies Call as Call,
    query: get("projects.list"),
    mutation,
    week: get("scheduling.list", { projectId, from: Date.now(), to: Date.now() + 7 * DAY }),
  };
}

/** The first answers of an isolate that has just begun to listen, in ms. */
async function firstAnswers({ port: at, readyMs }: DirectWorker, { health, query }: ReturnType<typeof callsOf>) {
  const firstHealth = await load(at, health, 1, 0);
  const firstQuery = await load(at, query, 1, 0);
  return { startMs: Math.round(readyMs), firstAnswerMs: ratio(firstHealth.p50), firstQueryMs: ratio(firstQuery.p50) };
}

type Measured = Record<string, { port: number; call: Call }>;

type Rates<T> = Record<keyof T, { perSecond: number; cpuMs: number }>;

/**
 * The median throughput of each, and the processor time of the processes per call, measured alternately so that a busy
 * phase affects all of them.
 */
async function interleaved<T extends Measured>(pids: readonly number[], measured: T): Promise<Rates<T>> {
  const rounds = new Map<string, { perSecond: number; cpuMs: number }[]>(Object.keys(measured).map((it) => [it, []]));
  for (const it of Object.values(measured)) await load(it.port, it.call, CONNECTIONS, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, it] of Object.entries(measured)) {
      const before = processorTime(pids);
      const { perSecond, answered, p99, failed } = await load(it.port, it.call, CONNECTIONS, ROUND_MS);
      const cpuMs = (processorTime(pids) - before) / answered;
      if (failed > 0)
        throw new Error(`${failed} calls of ${name} were not answered with 200: ${await once(it.port, it.call)}`);
      rounds.get(name)?.push({ perSecond, cpuMs });
      say(`${name}: ${Math.round(perSecond)}/s, ${cpuMs.toFixed(3)} ms of processor time, p99 ${Math.round(p99)} ms`);
    }
  }
  const medians = [...rounds].map(([name, all]) => [
    name,
    { perSecond: median(all.map((it) => it.perSecond)), cpuMs: median(all.map((it) => it.cpuMs)) },
  ]);
  return Object.fromEntries(medians) as Rates<T>;
}

/** The week of a calendar with the simulated Firestore: through the server of `npm start`, and at a socket of its own. */
async function weekWithSandbox(built: Bundle, { week, health }: ReturnType<typeof callsOf>) {
  const ofApp = await workerProcesses();
  const { local, localHealth } = await interleaved(ofApp, {
    local: { port, call: week },
    localHealth: { port, call: health },
  });
  const direct = await directWorker({ bundle: built, bindings, outbound: { node: app.sandbox.outbound } });
  const { direct: ownSocket, directHealth } = await interleaved([direct.pid], {
    direct: { port: direct.port, call: week },
    directHealth: { port: direct.port, call: health },
  });
  await direct.stop();
  return {
    weekPerSecondLocal: Math.round(local.perSecond),
    weekPerSecondDirect: Math.round(ownSocket.perSecond),
    healthPerSecondLocal: Math.round(localHealth.perSecond),
    healthPerSecondDirect: Math.round(directHealth.perSecond),
    localCpuMs: { week: ratio(local.cpuMs), health: ratio(localHealth.cpuMs) },
    directCpuMs: { week: ratio(ownSocket.cpuMs), health: ratio(directHealth.cpuMs) },
  };
}

async function pages() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const { without, withProject } = await firestoreCallsOf(browser, app, "demo@vignette.test", "vignette-demo");
    for (const [path, requests] of [...Object.entries(without.asked), ...Object.entries(withProject.asked)])
      say(`${path}: ${requests.length}\n  ${requests.join("\n  ")}`);
    const most = (calls: Record<string, number>) => Math.max(...Object.values(calls));
    return {
      firestoreCalls: without.calls,
      mostFirestoreCalls: most(without.calls),
      firestoreCallsWithProject: withProject.calls,
      mostFirestoreCallsWithProject: most(withProject.calls),
    };
  } finally {
    await browser.close();
  }
}

function ratio(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

import fc from "fast-check";
import { inTurns } from "../../in-turns.ts";
import { type Call, callMany } from "../call.ts";
import { procedures } from "../procedures.ts";
import type { Product } from "../product.ts";
import { procedureRows } from "../rows/procedure-rows.ts";
import type { World } from "../world/world.ts";
import type { Findings } from "./findings.ts";
import { hostileValue } from "./hostile.ts";
import { inputOf, type KnownIds } from "./input-of.ts";
import { mutated, swollen } from "./mutated.ts";

/** The headers of those who call. */
export type Callers = { owner: Record<string, string>; admin: Record<string, string> };
export type Fuzz = { seed: number; perProcedure: number; only: string };

const AT_ONCE = 6;
/** Calls of a procedure that takes no input: there is little to vary, and some of them read whole collections. */
const WITHOUT_INPUT = 4;
/** Calls in one request. Our own choice: twenty that read much keep the local database busy for seconds. */
const TOGETHER = 10;
/** One call in this many has a body as large as the API takes, and so a request of its own. */
const LARGE_ONE_IN = 60;

/**
 * Calls every procedure with inputs made from its own schema and from a valid one, as a user who may call it. The same
 * seed makes the same inputs, but for ids.
 */
export async function fuzzProcedures(
  app: Product,
  callers: Callers,
  world: World,
  fuzz: Fuzz,
  found: Findings,
): Promise<void> {
  const ids = await idsOf(world);
  const chosen = procedures.filter(({ path }) => path.includes(fuzz.only) && procedureRows.get(path)?.last !== true);
  // All valid inputs first: hostile ones would change the data meanwhile.
  const prepared = await inTurns(chosen, AT_ONCE, async (it) => ({ ...it, ...(await validOf(it.path, world)) }));
  await inTurns(prepared, AT_ONCE, async ({ path, kind, schema, valid, isAdmin }) => {
    const headers = callers[isAdmin ? "admin" : "owner"];
    const calls = (some: unknown[]): Call[] => some.map((input) => ({ path, kind, input: harmless(path, input) }));
    const runs = schema === null ? WITHOUT_INPUT : fuzz.perProcedure;
    const made = schema === null ? hostileValue : fc.oneof(inputOf(schema, ids), mutated(valid));
    const most = calls(fc.sample(made, { seed: fuzz.seed, numRuns: runs }));
    const large = calls(fc.sample(swollen(valid), { seed: fuzz.seed, numRuns: Math.ceil(runs / LARGE_ONE_IN) }));
    for (const batch of [...inBatches(most), ...large.map((it) => [it])]) {
      const inputs = batch.map((it) => it.input);
      await found.during(`${path} (seed ${fuzz.seed})`, inputs, async () => {
        const answers = await callMany(app, headers, batch);
        return answers.map(({ code, status, text }) => ({ status: statusOf(code, status), text }));
      });
    }
  });
}

/** What ends the account is left out: nothing could be asked after it. */
async function validOf(path: string, world: World): Promise<{ valid: unknown; isAdmin: boolean }> {
  const row = procedureRows.get(path);
  return { valid: await row?.input(world), isAdmin: row?.access === "admin" };
}

/**
 * Most of an input is reached only by naming documents that exist. Documents that the rest of the run relies on are not
 * among them.
 */
async function idsOf(world: World): Promise<KnownIds> {
  const { posts, creations, uploads } = world;
  const post = await posts.post();
  const review = await posts.inReview();
  const asset = await posts.asset();
  const [draft, story, photo, product] = await Promise.all([
    creations.draft(),
    creations.story(),
    uploads.stored(),
    world.aProduct(),
  ]);
  return {
    projectId: [world.projectId],
    productId: [world.productId],
    accountId: [world.instagram, world.tiktok],
    postId: [post.id],
    targetId: [post.targetId],
    assetId: [asset],
    creationId: [draft, story],
    token: [review.token],
    uid: [world.person.uid],
    planId: [world.planId],
    id: [post.id, review.id, review.linkId, asset, draft, story, photo, product],
  };
}

/** Without what would end the run: maintenance, a closed country, and the disabling of the one who calls. */
function harmless(path: string, input: unknown): unknown {
  const closes: Readonly<Record<string, object>> = {
    "admin.setFlag": { on: false },
    "admin.supportCountry": { supported: true },
    "admin.setDisabled": { isDisabled: false },
    "admin.grantPlan": { planId: "no-such-plan" },
  };
  const open = closes[path];
  return open && typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input, ...open } : input;
}

/** The code of one call of a batch says what its status would have been. */
const statusOf = (code: string | null, status: number): number => {
  if (code === null) return 200;
  return SERVER_CODES.has(code) ? 500 : code.startsWith("HTTP ") ? status : 400;
};

const SERVER_CODES = new Set([
  "INTERNAL_SERVER_ERROR",
  "SERVICE_UNAVAILABLE",
  "BAD_GATEWAY",
  "GATEWAY_TIMEOUT",
  "NOT_IMPLEMENTED",
]);

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / TOGETHER) }, (_, i) =>
    items.slice(i * TOGETHER, (i + 1) * TOGETHER),
  );
}

import { inTurns } from "../in-turns.ts";
import { type Answered, BATCH_MAX, type Call, callMany } from "./call.ts";
import { type Answer, expectedAnswer } from "./expected.ts";
import { type Cast, type Identity, identities } from "./identities.ts";
import { procedures } from "./procedures.ts";
import type { Product } from "./product.ts";
import { procedureRows } from "./rows/procedure-rows.ts";
import type { Row } from "./rows/row.ts";
import type { World } from "./world/world.ts";

/** How much is called: a cut for the suite, or everything, each call by itself. */
export type Form = "short" | "long";
/** `wrong`: the cells whose answer is not as declared, and what has no row. */
export type Report = { identities: number; procedures: number; cells: number; wrong: string[] };
export type Worlds = { owner: World; unverified: World };
type Prepared = Call & { row: Row; own: unknown; unverifieds: unknown };

const WHERE = "Add a row to the tables in test/trust/rows.";
const PREPARED_AT_ONCE = 40;
const BATCHES_AT_ONCE = 4;

/**
 * Calls every procedure as every identity. Strangers and refused callers name the owner's documents first; then their
 * owner uses the same, which also proves that the earlier calls had no effect on them. The long form sends each call in
 * a request of its own, the short one in batches.
 */
export async function procedureMatrix(app: Product, cast: Cast, worlds: Worlds, form: Form): Promise<Report> {
  const missing = procedures.filter(({ path }) => !procedureRows.has(path));
  const wrong = missing.map(({ path }) => `${path} has no row: who may call it? ${WHERE}`);
  const prepared = await inTurns(procedures, PREPARED_AT_ONCE, ({ path, kind }) => prepare(path, kind, worlds));
  const rows = prepared.filter((it) => it !== null);
  let cells = 0;
  for (const identity of identities) {
    const called = rows.filter(({ row }) => form === "long" || isShort(row, identity));
    const ends = called.filter(({ row }) => row.last === true);
    const most = called.filter((it) => !ends.includes(it));
    const call = async (batch: readonly Prepared[]) => {
      const calls = batch.map((row) => callOf(identity, row));
      const isEnd = batch.some(({ row }) => row.last === true);
      const headers = isEnd && identity === "owner" ? cast.leaver : cast.headers[identity];
      const answers = await callMany(app, headers, calls);
      const faults = batch.map((row, at) => faultOf(identity, row, answers[at] ?? NO_ANSWER, worlds.owner.mark));
      wrong.push(...faults.filter((it) => it !== null));
    };
    await inTurns(batchesOf(most, form === "long" ? 1 : BATCH_MAX), BATCHES_AT_ONCE, call);
    await call(ends);
    cells += called.length;
  }
  return { procedures: procedures.length, identities: identities.length, cells, wrong };
}

/** Whether a cell belongs to the short form: what goes through every collection succeeds only for the owner there. */
const isShort = (row: Row, identity: Identity): boolean =>
  !row.large || identity === "owner" || expectedAnswer(row, identity) !== "allowed";

const NO_ANSWER: Answered = { status: 0, code: "NO_ANSWER", value: undefined, text: "" };

async function prepare(path: string, kind: Call["kind"], worlds: Worlds) {
  const row = procedureRows.get(path);
  if (!row) return null;
  const [own, unverifieds] = await Promise.all([row.input(worlds.owner), row.costs && row.input(worlds.unverified)]);
  return { path, kind, row, own, unverifieds, input: own };
}

/** The token of a link is its holder's identity: all others have one that was never given out. */
function callOf(identity: Identity, { path, kind, row, own, unverifieds }: Prepared): Call {
  const input = identity === "unverified" && row.costs ? unverifieds : own;
  const isGuess = row.access === "link" && identity !== "reviewer";
  return { path, kind, input: isGuess ? { ...Object(input), token: "c3".repeat(32) } : input };
}

/** What is wrong with an answer; null if it is as declared. */
function faultOf(identity: Identity, { path, row }: Prepared, answer: Answered, mark: string): string | null {
  const wanted = expectedAnswer(row, identity);
  const got = answerOf(wanted, answer);
  const text = answer.text.slice(0, 300);
  if (got !== wanted) return `${path} by ${identity}: ${wanted} was expected, the answer is ${got}: ${text}`;
  const isTheirs = identity === "owner" || row.access === "link" || row.access === "admin";
  return !isTheirs && answer.text.includes(mark)
    ? `${path} by ${identity}: the answer tells of another user: ${text}`
    : null;
}

function answerOf(wanted: Answer, { code, value }: Answered): Answer {
  if (code !== null) return code;
  return wanted === "nothing" && isEmpty(value) ? "nothing" : "allowed";
}

/** Whether no list in a value has an entry. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== "object" || value === null || Object.values(value).every(isEmpty);
}

/** Calls of one kind in batches of one size. */
function batchesOf(rows: readonly Prepared[], size: number): Prepared[][] {
  return (["query", "mutation"] as const).flatMap((kind) => {
    const same = rows.filter((it) => it.kind === kind);
    return Array.from({ length: Math.ceil(same.length / size) }, (_, i) => same.slice(i * size, (i + 1) * size));
  });
}

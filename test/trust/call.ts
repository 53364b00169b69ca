import type { Product } from "./product.ts";

export type Procedure = { path: string; kind: "query" | "mutation" };
export type Call = Procedure & { input: unknown };
/** What came back: a code of tRPC or null for success, the value, and the whole text. `status` is 0 without an answer. */
export type Answered = { status: number; code: string | null; value: unknown; text: string };

/** For what hangs: an answer that has not come after so long never does. No assertion about speed. */
const PATIENCE = 60_000;
/** Calls of one batch, the maximum of the API. */
export const BATCH_MAX = 20;

/** Several calls of one kind in one request. */
export async function callMany(
  app: Product,
  headers: Record<string, string>,
  calls: readonly Call[],
): Promise<Answered[]> {
  const [first] = calls;
  if (!first) return [];
  const given = JSON.stringify(Object.fromEntries(calls.map(({ input }, index) => [index, input ?? null])));
  const paths = calls.map(({ path }) => path).join(",");
  const query = first.kind === "query" ? `&input=${encodeURIComponent(given)}` : "";
  const answer = await ask(app, `/api/trpc/${paths}?batch=1${query}`, first.kind, headers, given);
  return calls.map((_, index) => {
    const body = Array.isArray(answer.body) ? answer.body[index] : answer.body;
    return { ...answer, text: JSON.stringify(body), ...resultOf(body, answer.status) };
  });
}

async function ask(app: Product, path: string, kind: Procedure["kind"], headers: Record<string, string>, body: string) {
  const init = {
    method: kind === "query" ? "GET" : "POST",
    headers: { "content-type": "application/json", ...fromAnywhere(), ...headers },
    ...(kind === "mutation" && { body: body === "" ? "null" : body }),
  };
  const answer = await withPatience(app.send(path, init));
  const text = await answer.text();
  return { status: answer.status, text, body: parsed(text) };
}

/** An address that no other call has: what is limited per address must not hide what an answer is. */
export function fromAnywhere(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "cf-connecting-ip": `127.${part()}.${part()}.${part()}` };
}

/** The answer, or an error after a time in which everything that works has answered. */
export async function withPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), PATIENCE);
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Body = { result?: { data?: unknown }; error?: { data?: { code?: string } } };

function resultOf(body: unknown, status: number): Pick<Answered, "code" | "value"> {
  const { result, error } = (body ?? {}) as Body;
  if (result) return { code: null, value: result.data };
  return { code: error?.data?.code ?? `HTTP ${status}`, value: undefined };
}

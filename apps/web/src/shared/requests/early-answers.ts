import { rememberingFetch } from "./last-request.ts";

/** One question to the Worker: the path of a query and its input. */
export type EarlyCall = { path: string; input: unknown };

/** The Worker's answer to one call of a batch. Source: https://trpc.io/docs/rpc */
type Answer = { result: { data: unknown } } | { error: unknown };

/** An answer is for the first screen: one that was not used within this time is asked for again, in ms. Our own choice. */
const KEPT = 10_000;

const answers = new Map<string, { call: EarlyCall; askedAt: number; answer: Promise<unknown> }>();

/** Asks for what the first screen needs in one request, while the code that shows it still loads. */
export function askEarly(calls: readonly EarlyCall[], headers: Record<string, string>): void {
  const paths = calls.map(({ path }) => path).join(",");
  const inputs = Object.fromEntries(calls.flatMap(({ input }, index) => (input === undefined ? [] : [[index, input]])));
  const query = new URLSearchParams({ batch: "1", input: JSON.stringify(inputs) });
  const all = rememberingFetch(`/api/trpc/${paths}?${query}`, { headers }).then((it) => it.json() as Promise<Answer[]>);
  for (const [index, call] of calls.entries()) {
    const answer = all.then((them) => dataOf(them[index]));
    // Those that nobody takes are no errors.
    answer.catch(() => undefined);
    answers.set(keyOf(call), { call, askedAt: performance.now(), answer });
  }
}

/**
 * The answer to a call that was asked for early, once; undefined if it was not. Rejects if the Worker refused or did not
 * answer: then the call is made as usual, which reports the error.
 */
export function takeEarly(call: EarlyCall): Promise<unknown> | undefined {
  const early = answers.get(keyOf(call));
  answers.delete(keyOf(call));
  return early && performance.now() - early.askedAt < KEPT ? early.answer : undefined;
}

/** The calls that nobody has taken the answer of. */
export const earlyCalls = (): EarlyCall[] => [...answers.values()].map(({ call }) => call);

/** Resolves once all early answers are there, or are known not to come. */
export const earlyAnswersSettled = (): Promise<unknown> =>
  Promise.allSettled([...answers.values()].map(({ answer }) => answer));

/** After a change, or for another user, what was asked for early is no longer true. */
export const forgetEarly = (): void => answers.clear();

function dataOf(answer: Answer | undefined): unknown {
  if (!answer || "error" in answer) throw new Error("The Worker has no early answer.");
  return answer.result.data;
}

const keyOf = ({ path, input }: EarlyCall) => `${path} ${JSON.stringify(input ?? null)}`;

import { queryClient } from "../../trpc.ts";
import { type EarlyCall, earlyCalls, takeEarly } from "./early-answers.ts";

/** Asked for outside of hooks, which take them from where they are. */
const WITHOUT_HOOKS: readonly string[] = ["flags.current", "country.config", "studio.render"];

/** Puts the early answers where hooks find them while they render. Those that failed are left to the usual request. */
export async function keepFirstAnswers(): Promise<void> {
  const calls = earlyCalls().filter(({ path }) => !WITHOUT_HOOKS.includes(path));
  await Promise.all(
    calls.map(async (call) => {
      const data = await takeEarly(call)?.catch(() => undefined);
      if (data !== undefined) queryClient.setQueryData(...kept(call, data));
    }),
  );
}

/**
 * Under which key hooks keep the answer to a query, and how; what comes page by page, as the first of its pages. Source:
 * https://trpc.io/docs/client/react/getQueryKey
 */
function kept({ path, input }: EarlyCall, data: unknown): [key: unknown[], kept: unknown] {
  const keyOf = (type: "query" | "infinite", input: unknown) => [
    path.split("."),
    { ...(input !== undefined && { input }), type },
  ];
  if (!isFirstPage(input)) return [keyOf("query", input), data];
  const { direction: _direction, ...rest } = input;
  return [keyOf("infinite", rest), { pages: [data], pageParams: [null] }];
}

const isFirstPage = (input: unknown): input is { direction: unknown } =>
  typeof input === "object" && input !== null && "direction" in input;

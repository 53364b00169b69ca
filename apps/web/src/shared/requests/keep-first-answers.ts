import { queryClient } from "../../trpc.ts";
import { type EarlyCall, earlyCalls, takeEarly } from "./early-answers.ts";

/** Asked for outside of hooks, which take them from where they are. */
const WITHOUT_HOOKS: readonly string[] = ["flags.current", "country.config"];

/** Puts the early answers where hooks find them while they render. Those that failed are left to the usual request. */
export async function keepFirstAnswers(): Promise<void> {
  const calls = earlyCalls().filter(({ path }) => !WITHOUT_HOOKS.includes(path));
  await Promise.all(
    calls.map(async (call) => {
      const data = await takeEarly(call)?.catch(() => undefined);
      if (data !== undefined) queryClient.setQueryData(queryKeyOf(call), data);
    }),
  );
}

/** Under which hooks keep the answer to a query. Source: https://trpc.io/docs/client/react/getQueryKey */
const queryKeyOf = ({ path, input }: EarlyCall): unknown[] => [
  path.split("."),
  { ...(input !== undefined && { input }), type: "query" },
];

import { useSyncExternalStore } from "react";
import { runningWork } from "../../../../shared/log-out/running-work.ts";
import { observed } from "../../../../shared/requests/observed.ts";
import { runVariants } from "./run-variants.ts";
import type { VariantJob } from "./variant-job.ts";
import type { VariantRun } from "./variant-run.ts";

const jobs = observed<ReadonlyMap<string, VariantJob>>(new Map());
const stops = new Map<string, AbortController>();

/** The run of a creation, or null. It continues while the user is on other pages. */
export function useVariantJob(creationId: string): VariantJob | null {
  return useSyncExternalStore(jobs.subscribe, () => jobs.get().get(creationId) ?? null);
}

/** Renders combinations, one run at a time per creation. Finished videos stay, however the run ends. */
export async function startVariants(run: VariantRun): Promise<void> {
  const { id } = run.set;
  if (jobs.get().get(id)?.status === "running") return;
  const stop = new AbortController();
  stops.set(id, stop);
  const work = { kind: "export", stop: () => stop.abort() } as const;
  await runningWork.during(
    work,
    runVariants(run, (job) => put(id, job), stop.signal),
  );
  stops.delete(id);
}

/** Cancels the run of a creation, if there is one. */
export function cancelVariants(creationId: string): void {
  stops.get(creationId)?.abort();
}

/** Clears the result of the last run, after the choices changed. */
export function forgetVariants(creationId: string): void {
  if (jobs.get().get(creationId)?.status !== "ended") return;
  jobs.set(new Map([...jobs.get()].filter(([id]) => id !== creationId)));
}

function put(id: string, job: VariantJob): void {
  jobs.set(new Map([...jobs.get(), [id, job]]));
}

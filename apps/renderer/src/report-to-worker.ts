import type { RenderJob, RenderStatus } from "@vignette/domain/studio";
import { log } from "./log.ts";

/** Progress is reported at most this often, in ms. */
const EVERY = 1000;
/** How long the report of the end is repeated, in ms; by then the Worker has asked by itself. */
const PATIENCE = [0, 500, 1000, 2000, 4000, 8000];
const TIMEOUT = 15_000;

/**
 * Reports the state of a job to the Worker over the job's own signed link. Progress may get lost; the end is repeated
 * until it is received. Returns false if the Worker no longer wants the job.
 */
export function reportToWorker(fetch: typeof globalThis.fetch = globalThis.fetch) {
  const reportedAt = new Map<string, number>();
  return async (job: RenderJob, status: RenderStatus): Promise<boolean> => {
    if (status.state === "done" || status.state === "failed") {
      reportedAt.delete(job.id);
      return await untilDelivered(() => post(fetch, job.report, status), job.id);
    }
    if (Date.now() - (reportedAt.get(job.id) ?? 0) < EVERY) return true;
    reportedAt.set(job.id, Date.now());
    return (await post(fetch, job.report, status)) !== "unwanted";
  };
}

async function untilDelivered(send: () => Promise<Delivery>, jobId: string): Promise<boolean> {
  for (const wait of PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const delivery = await send();
    if (delivery !== "undelivered") return delivery === "delivered";
  }
  log("warn", "The end of a job was not delivered.", { jobId });
  return true;
}

type Delivery = "delivered" | "unwanted" | "undelivered";

async function post(fetch: typeof globalThis.fetch, link: string, status: RenderStatus): Promise<Delivery> {
  try {
    const answer = await fetch(link, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(status),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (answer.status === 410) return "unwanted";
    return answer.status < 500 ? "delivered" : "undelivered";
  } catch {
    return "undelivered";
  }
}

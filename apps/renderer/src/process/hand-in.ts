import { JobError } from "./job-error.ts";

/** Waits before each try, in ms. */
const TRIES = [0, 1000, 3000];
const TIMEOUT = 5 * 60_000;

/**
 * Puts a finished file where the job's signed link says. If the link was used already, it was used for this file, and
 * only the answer was lost. Throws a JobError.
 */
export async function handIn(link: string, file: Blob): Promise<void> {
  let last = "";
  for (const wait of TRIES) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    last = await put(link, file);
    if (last === "200" || last === "409") return;
    if (last === "410") throw new JobError("cancelled", "The Worker no longer wants this file.");
    if (/^4/.test(last)) break;
  }
  throw new JobError("upload-failed", `The file was not taken: ${last}.`);
}

async function put(link: string, file: Blob): Promise<string> {
  try {
    const answer = await fetch(link, {
      method: "PUT",
      headers: { "content-type": file.type, "content-length": String(file.size) },
      body: file,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.message : "no answer";
  }
}

import { useSyncExternalStore } from "react";
import { observed } from "../../../shared/observed.ts";
import { runningWork } from "../../../shared/running-work.ts";
import { trpcClient } from "../../../trpc.ts";

export type UserExportJob =
  | { status: "idle" }
  /** `fraction` from 0 to 1; null while it is being gathered. */
  | { status: "working"; fraction: number | null }
  | { status: "failed" }
  | { status: "done" };

const job = observed<UserExportJob>({ status: "idle" });

/** The export of this page. It continues while the user looks at other pages. */
export function useUserExport(): UserExportJob {
  return useSyncExternalStore(job.subscribe, job.get);
}

/** Exports all data as a download. A second call while it runs does nothing. */
export async function exportUserData(): Promise<void> {
  if (job.get().status === "working") return;
  // It ends with the page and leaves nothing to undo.
  await runningWork.during({ kind: "export", stop: () => undefined }, gather());
}

async function gather(): Promise<void> {
  job.set({ status: "working", fraction: null });
  try {
    const [everything, { zipUserExport: zipEverything }] = await Promise.all([
      trpcClient.identity.exportUserData.query(),
      import("./zip-user-export.ts"),
    ]);
    const onProgress = (fraction: number) => job.set({ status: "working", fraction });
    download(await zipEverything(everything, { open: openFile, onProgress }));
    job.set({ status: "done" });
  } catch {
    job.set({ status: "failed" });
  }
}

async function openFile(url: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`A file of the export answered ${answer.status}.`);
  return answer.body;
}

function download(zip: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(zip);
  link.download = `vignette-export-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  // By then the browser has started to read it. Our own choice.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

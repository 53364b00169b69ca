import { useSyncExternalStore } from "react";
import { saveBlob } from "../../../shared/download/save-blob.ts";
import { runningWork } from "../../../shared/log-out/running-work.ts";
import { observed } from "../../../shared/requests/observed.ts";
import { trpcClient } from "../../../trpc.ts";
import { userExportEntries } from "./user-export-entries.ts";

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
    const [everything, { zipEntries: zip, openFile: open }] = await Promise.all([
      trpcClient.identity.exportUserData.query(),
      import("../../../shared/download/zip-entries.ts"),
    ]);
    const onProgress = (fraction: number) => job.set({ status: "working", fraction });
    const name = `vignette-export-${new Date().toISOString().slice(0, 10)}.zip`;
    saveBlob(name, await zip(userExportEntries(everything), { open, onProgress }));
    job.set({ status: "done" });
  } catch {
    job.set({ status: "failed" });
  }
}

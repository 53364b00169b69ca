import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useState } from "react";
import { runningWork } from "../log-out/running-work.ts";
import { distinctlyNamed } from "./file-name.ts";
import { saveBlob } from "./save-blob.ts";

/** A file to download: the name it gets, and its address and size. */
export type DownloadFile = { name: string; url: string; bytes: number };

/**
 * Downloads files: one as it is, several as one ZIP. `progress` is 0 to 1 while a ZIP is put together, otherwise null.
 */
export function useDownload() {
  const [progress, setProgress] = useState<number | null>(null);

  async function zip(name: string, files: readonly DownloadFile[]) {
    setProgress(0);
    try {
      const { zipEntries: zipped, openFile: open } = await import("./zip-entries.ts");
      saveBlob(name, await zipped(distinctlyNamed(files), { open, onProgress: setProgress }));
    } catch {
      notify({ kind: "error", title: m.app_download_failed() });
    } finally {
      setProgress(null);
    }
  }

  /** `archive` is the name of the ZIP. */
  function download(archive: string, files: readonly DownloadFile[]): void {
    const [only] = files;
    if (files.length > 1) void runningWork.during({ kind: "export", stop: () => undefined }, zip(archive, files));
    else if (only) Object.assign(document.createElement("a"), { href: only.url, download: only.name }).click();
  }
  return { download, progress };
}

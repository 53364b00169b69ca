import { m, sentencesText } from "@vignette/messages";

/** Work that ends with this page; `stop` cancels it. */
export type Work = { kind: "upload" | "export"; stop: () => void };

const running = new Set<Work>();

/** Uploads and exports in progress on this page. Logging out asks about them first. */
export const runningWork = {
  /** Counts as running until `result` settles. */
  async during<T>(work: Work, result: Promise<T>): Promise<T> {
    running.add(work);
    try {
      return await result;
    } finally {
      running.delete(work);
    }
  },

  /** "2 exports are still running."; null if nothing is running. Source: docs/experience.md#logging-out. */
  inWords(): string | null {
    if (running.size === 0) return null;
    const [uploads, exports] = [countOf("upload"), countOf("export")];
    const sentences = [
      ...(uploads > 0 ? [m.app_uploads_running({ count: uploads })] : []),
      ...(exports > 0 ? [m.app_exports_running({ count: exports })] : []),
    ];
    return sentencesText(sentences);
  },

  stopAll(): void {
    for (const work of running) work.stop();
  },
};

const countOf = (kind: Work["kind"]) => [...running].filter((work) => work.kind === kind).length;

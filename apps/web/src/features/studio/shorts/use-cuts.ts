import type { PostedAssetView } from "@vignette/domain/assets";
import type { SpokenWord } from "@vignette/domain/studio";
import { useEffect, useRef, useState } from "react";
import { errorMessage, trpcClient } from "../../../trpc.ts";
import { loadMediaBlobs } from "../media/media.ts";
import type { EditedCut } from "./cut-edits.ts";
import { piecesIn, transcribeUpload } from "./transcribe-upload.ts";

/** How far the search for shorts is. */
export type CutSearch =
  | { step: "idle"; failure: string | null }
  | { step: "listening"; done: number; pieces: number }
  | { step: "choosing" }
  | { step: "found"; words: SpokenWord[]; cuts: EditedCut[] };

/** Transcribes a clip and has the writer choose cuts. Canceled or left, nothing is stored. */
export function useCuts(asset: PostedAssetView, { projectId, productId }: { projectId: string; productId: string }) {
  const [search, setSearch] = useState<CutSearch>({ step: "idle", failure: null });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function find() {
    const [file] = asset.files;
    if (!file?.durationMs) return;
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    const pieces = piecesIn(file.durationMs);
    setSearch({ step: "listening", done: 0, pieces });
    let isHeard = false;
    try {
      const clip = (await loadMediaBlobs([file])).get(file.key);
      if (!clip) throw new Error("This clip can't be read.");
      const wanted = { id: asset.id, key: file.key, clip, durationMs: file.durationMs, signal };
      const words = await transcribeUpload(wanted, (done) => setSearch({ step: "listening", done, pieces }));
      signal.throwIfAborted();
      isHeard = true;
      setSearch({ step: "choosing" });
      const cuts = await trpcClient.studio.suggestCuts.mutate({ projectId, productId, words }, { signal });
      setSearch({ step: "found", words, cuts: cuts.map((cut) => ({ ...cut, isTaken: true })) });
    } catch (error) {
      // Until then errors have a sentence of their own; after that they come from the Worker.
      const message = !isHeard && error instanceof Error ? error.message : errorMessage(error);
      if (!signal.aborted) setSearch({ step: "idle", failure: message });
    }
  }

  return {
    search,
    find: () => void find(),
    cancel: () => {
      stop.current?.abort();
      setSearch({ step: "idle", failure: null });
    },
    change: (at: number, cut: EditedCut) =>
      setSearch((before) => (before.step === "found" ? { ...before, cuts: before.cuts.with(at, cut) } : before)),
  };
}

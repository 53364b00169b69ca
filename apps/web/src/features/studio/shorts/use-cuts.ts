import type { PostedAssetView } from "@vignette/domain/assets";
import type { SpokenWord } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { useEffect, useRef, useState } from "react";
import { ShownError } from "../../../shared/shown-error.ts";
import { errorMessage, trpcClient } from "../../../trpc.ts";
import { loadMediaBlobs } from "../media/media.ts";
import { type EditedCut, timesOf } from "./cut-edits.ts";
import { speakerPlace } from "./speaker-place.ts";
import { piecesOf, transcribeUpload } from "./transcribe-upload.ts";

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
    const spans = piecesOf(file.durationMs);
    const pieces = spans.length;
    setSearch({ step: "listening", done: 0, pieces });
    try {
      const of = { id: asset.id, key: file.key };
      // Unknown is no failure: then all of it is transcribed.
      const known = await trpcClient.studio.heard.query({ ...of, spans }, { signal }).catch(() => []);
      const wanted = { ...of, known, clip: () => clipOf(file), durationMs: file.durationMs, signal };
      const words = await transcribeUpload(wanted, (done) => setSearch({ step: "listening", done, pieces }));
      signal.throwIfAborted();
      setSearch({ step: "choosing" });
      const cuts = await trpcClient.studio.suggestCuts.mutate({ projectId, productId, words }, { signal });
      const found: EditedCut[] = [];
      for (const cut of cuts) {
        const { fromMs, toMs } = timesOf(cut, words);
        found.push({ ...cut, isTaken: true, focusX: await speakerPlace(file, fromMs, toMs) });
      }
      signal.throwIfAborted();
      setSearch({ step: "found", words, cuts: found });
    } catch (error) {
      if (!signal.aborted) setSearch({ step: "idle", failure: errorMessage(error) });
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

async function clipOf(file: PostedAssetView["files"][number]): Promise<Blob> {
  const clip = (await loadMediaBlobs([file])).get(file.key);
  if (!clip) throw new ShownError(m.create_clip_unreadable());
  return clip;
}

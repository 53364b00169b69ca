import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { useEffect, useRef, useState } from "react";
import { runningWork } from "../../../shared/log-out/running-work.ts";
import { errorText, queryClient } from "../../../trpc.ts";
import { updateCachedItems } from "../library/library-cache.ts";
import { RepairRefused, repairOnServer } from "../uploads/repair-on-server.ts";
import { mayUseServer } from "../uploads/server-consent.ts";
import { type RepairOptions, type RepairRequest, type RepairStep, repairFile } from "./repair-file.ts";
import { repairSlides } from "./repair-slides.ts";

export type RepairState =
  | { status: "idle" }
  | { status: "running"; step: RepairStep; share: number }
  /** The server would have to do it: the user is asked. */
  | { status: "asking" }
  | { status: "failed"; sentence: string };

/** Runs the repair of one upload. It ends with the page; until it is done nothing has changed. */
export function useRepair() {
  const [state, setState] = useState<RepairState>({ status: "idle" });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function start(request: RepairRequest): Promise<void> {
    const own = new AbortController();
    stop.current = own;
    const onProgress = (step: RepairStep, share: number) =>
      own.signal.aborted || setState({ status: "running", step, share });
    onProgress("reading", 0);
    try {
      const work = { kind: "export", stop: () => own.abort() } as const;
      const onAsking = () => setState({ status: "asking" });
      const item = await runningWork.during(work, repaired(request, { signal: own.signal, onProgress, onAsking }));
      if (item) updateCachedItems([item]);
      await queryClient.invalidateQueries({ queryKey: [["assets"]] });
      setState({ status: "idle" });
    } catch (error) {
      if (own.signal.aborted) return;
      setState({ status: "failed", sentence: repairFailure(error, request.asset.name) });
    }
  }

  return {
    state,
    start: (request: RepairRequest) => void start(request),
    cancel() {
      stop.current?.abort();
      setState({ status: "idle" });
    },
  };
}

type Options = RepairOptions & { onAsking: () => void };

/** In this browser, or on the server if it cannot decode the file or encode another. Null: it was done there. */
async function repaired(request: RepairRequest, options: Options): Promise<LibraryAsset | null> {
  try {
    const { asset, repair, look } = request;
    if (repair.how === "slides") return await repairSlides({ asset, repair, look }, options);
    return await repairFile({ asset, repair, look }, options);
  } catch (error) {
    const { asset, repair, look } = request;
    if (options.signal.aborted || repair.how !== "encode" || !ofBrowser.includes(reasonOf(error))) throw error;
    options.onAsking();
    if (!(await mayUseServer(options.signal))) return null;
    const durationMs = asset.files[0]?.durationMs ?? null;
    const onProgress = (share: number) => options.onProgress("converting", share);
    await repairOnServer({ id: asset.id, durationMs, repair, look }, { signal: options.signal, onProgress });
    return null;
  }
}

/** Reasons for which another machine may succeed. */
const ofBrowser: readonly string[] = ["unsupported", "media-unreadable", "encoder-failed"];
const reasonOf = (error: unknown): string => (error instanceof Error && "reason" in error ? String(error.reason) : "");

/** Why a repair gave no file, and what to do, by the reason of the exporter. The original is never touched. */
function repairFailure(error: unknown, name: string): string {
  if (error instanceof RepairRefused) return error.message;
  switch (reasonOf(error)) {
    case "unsupported":
      return m.assets_browser_without_video();
    case "media-unreadable":
      return m.assets_browser_cant_read({ name });
    case "encoder-failed":
      return m.assets_browser_stopped();
    case "check-failed":
    case "failed":
      return m.assets_repair_failed({ name });
    default:
      return errorText(error);
  }
}

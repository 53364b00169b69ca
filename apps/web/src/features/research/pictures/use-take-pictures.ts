import type { PagePicture } from "@vignette/domain/research";
import { useEffect, useRef, useState } from "react";
import { errorText, trpc, trpcClient } from "../../../trpc.ts";
import { stagger } from "../reading/stagger.ts";

/** The state of one picture. */
export type PictureState = "found" | "taking" | "taken" | { refused: string };

/** Pictures added at the same time, few enough to be gentle with a shop's server. Our own choice. */
const LANES = 3;

/** Adds pictures of a page to Assets, and tracks the state of each. A failure does not stop the others. */
export function useTakePictures(projectId: string, page: string) {
  const [states, setStates] = useState<Readonly<Record<string, PictureState>>>({});
  const [run, setRun] = useState<{ done: number; total: number } | null>(null);
  const stop = useRef(new AbortController());
  const utils = trpc.useUtils();
  const { data: known = [] } = trpc.assets.savedPagePictures.useQuery({ projectId });
  useEffect(() => () => stop.current.abort(), []);

  const set = (src: string, state: PictureState) => setStates((before) => ({ ...before, [src]: state }));

  async function takeOne({ src, alt }: PagePicture, signal: AbortSignal) {
    set(src, "taking");
    try {
      await trpcClient.assets.savePagePicture.mutate({ projectId, page, src, alt }, { signal });
      set(src, "taken");
    } catch (error) {
      set(src, signal.aborted ? "found" : { refused: errorText(error) });
    }
  }

  async function take(pictures: readonly PagePicture[]) {
    const { signal } = stop.current;
    const queue = [...pictures];
    const showProgress = (done: number) => pictures.length > 1 && setRun({ done, total: pictures.length });
    let done = 0;
    showProgress(0);
    const lane = async (_: unknown, index: number) => {
      await stagger(index);
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        await takeOne(next, signal);
        done += 1;
        if (!signal.aborted) showProgress(done);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (!signal.aborted && pictures.length > 1) setRun(null);
    await Promise.all([utils.assets.invalidate(), utils.studio.productPictures.invalidate()]);
  }

  return {
    run,
    take: (pictures: readonly PagePicture[]) => void take(pictures),
    /** A picture that is being added may still arrive; it is then shown as added. */
    cancel: () => {
      stop.current.abort();
      stop.current = new AbortController();
      setRun(null);
    },
    stateOf: (src: string): PictureState => {
      const state = states[src] ?? "found";
      return state !== "taking" && known.includes(src) ? "taken" : state;
    },
  };
}
export type TakePictures = ReturnType<typeof useTakePictures>;

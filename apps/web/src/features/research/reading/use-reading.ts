import {
  type BriefPart,
  type BriefProposal,
  briefParts,
  type PageFacts,
  type PageText,
} from "@vignette/domain/research";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../../shared/session/use-session.ts";
import { errorText, trpcClient } from "../../../trpc.ts";
import { stagger } from "./stagger.ts";

/** Name, description, price and claims come from the page; each part of the brief is written from it. */
const PAGE_FACTS = 4;
/** Number of steps of a reading, for its progress. */
export const FACTS = PAGE_FACTS + briefParts.length;

/** The state of a reading. */
export type Reading =
  | { state: "idle" }
  | { state: "under-way"; done: number }
  /** The page is read; its brief is written as soon as the user's email address is verified. */
  | { state: "unverified" }
  | { state: "failed"; what: "page" | "brief"; message: string };

type Taken = {
  onFacts: (facts: PageFacts) => void;
  onWritten: (proposal: BriefProposal) => void;
  /** Called at the end, also after failures. */
  onEnd: () => void;
};

/**
 * Reads a page and generates the brief part by part. Each part is passed on when it arrives. Results stay if later
 * parts fail, and failed parts can be requested again without reading the page again.
 */
export function useReading({ onFacts, onWritten, onEnd }: Taken) {
  const [reading, setReading] = useState<Reading>({ state: "idle" });
  const stop = useRef<AbortController | null>(null);
  const missing = useRef<{ page: PageText; parts: readonly BriefPart[] } | null>(null);
  const session = useSession();
  const isVerified = session.status === "signed-in" && session.user.emailVerified;
  useEffect(() => () => stop.current?.abort(), []);

  const begin = () => {
    stop.current?.abort();
    stop.current = new AbortController();
    return stop.current.signal;
  };

  async function read(url: string, partsFor: () => readonly BriefPart[]) {
    const signal = begin();
    missing.current = null;
    setReading({ state: "under-way", done: 0 });
    const facts = await trpcClient.research.readPage.mutate({ url }, { signal }).catch((error: unknown) => {
      if (!signal.aborted) setReading({ state: "failed", what: "page", message: errorText(error) });
      return null;
    });
    if (!facts || signal.aborted) return;
    onFacts(facts);
    await write(facts.text, partsFor(), signal);
  }

  /** The same from a text that the user pasted. */
  async function readPasted(url: string, text: string, partsFor: () => readonly BriefPart[]) {
    const signal = begin();
    missing.current = null;
    setReading({ state: "under-way", done: 0 });
    const loaded = await import("./pasted-facts.ts").catch((error: unknown) => {
      if (!signal.aborted) setReading({ state: "failed", what: "page", message: errorText(error) });
      return null;
    });
    if (!loaded || signal.aborted) return;
    const facts = loaded.pastedFacts(url, text);
    onFacts(facts);
    await write(facts.text, partsFor(), signal);
  }

  async function write(page: PageText, parts: readonly BriefPart[], signal: AbortSignal) {
    if (!isVerified) {
      missing.current = { page, parts };
      setReading({ state: "unverified" });
      onEnd();
      return;
    }
    let done = FACTS - parts.length;
    setReading({ state: "under-way", done });
    const failed: { part: BriefPart; message: string }[] = [];
    const requests = parts.map(async (part, index) => {
      try {
        await stagger(index);
        const proposal = await trpcClient.research.writeBrief.mutate({ part, page }, { signal });
        if (signal.aborted) return;
        onWritten(proposal);
        done += 1;
        setReading({ state: "under-way", done });
      } catch (error) {
        failed.push({ part, message: errorText(error) });
      }
    });
    await Promise.all(requests);
    if (signal.aborted) return;
    const [first] = failed;
    missing.current = first ? { page, parts: failed.map(({ part }) => part) } : null;
    setReading(first ? { state: "failed", what: "brief", message: first.message } : { state: "idle" });
    onEnd();
  }

  const writeAgain = () => {
    if (missing.current) void write(missing.current.page, missing.current.parts, begin());
  };
  const waits = reading.state === "unverified";
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on once, when the address is verified
  useEffect(() => {
    if (waits && isVerified) writeAgain();
  }, [waits, isVerified]);

  return {
    reading,
    read,
    readPasted,
    /** Requests the failed parts again. */
    writeAgain,
    cancel: () => {
      stop.current?.abort();
      setReading({ state: "idle" });
      onEnd();
    },
  };
}

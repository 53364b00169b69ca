import { type LiveEvent, readLiveEvent } from "@vignette/domain/live";

/** How long an event is kept, in ms: longer than a page takes from its first question to its open channel. */
const KEPT_FOR = 10_000;
/** The most that are kept. Our own choice: the pages of a running batch ask for the same few answers again. */
const KEPT = 50;

/** Events that carry what they are about: an old one would undo what the page has read since. */
const carriers: readonly LiveEvent["type"][] = ["flags", "config", "words"];

/**
 * The events of the last ten seconds that only say which answers are old, each once: for a page that asked before its
 * channel was open. In memory alone, and so lost with it.
 */
export function recentEvents(now: () => number) {
  let kept: { text: string; at: number }[] = [];
  return {
    add(text: string): void {
      const event = readLiveEvent(text);
      if (event === null || carriers.includes(event.type)) return;
      kept = [...kept.filter((it) => it.text !== text), { text, at: now() }].slice(-KEPT);
    },
    all: (): string[] => kept.filter(({ at }) => at > now() - KEPT_FOR).map(({ text }) => text),
  };
}

import { type LiveEvent, readLiveEvent } from "@vignette/domain/live";

/** How long an event is kept, in ms: longer than a page takes from its first request to its open channel. */
const KEPT_FOR = 10_000;
/** Maximum number of events kept. Our own choice: the events of a running batch concern the same few queries. */
const KEPT = 50;

/** Events that carry a value: an old one would undo what the page has read since. */
const carriers: readonly LiveEvent["type"][] = ["flags", "config", "words"];

/**
 * The events of the last ten seconds that only name outdated data, each once: for a page that loaded its data before
 * its channel was open. Held only in memory.
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

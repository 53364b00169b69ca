import { ACCESS_ENDED, type LiveEvent, readLiveEvent, TOO_MANY_PAGES } from "@vignette/domain/live";
import { retryDelay } from "../requests/retry-delay.ts";
import { session } from "../session/session.ts";
import { viewing } from "../session/view-as.ts";

export type LiveState = {
  /** `connecting` for the first ten seconds without the channel, then `reconnecting`. */
  status: "connecting" | "live" | "reconnecting";
  /** When the page was last up to date, in ms since the epoch. */
  asOf: number;
};

/** After this time without the channel the page shows it, in ms. Source: docs/experience.md#live. */
const QUIET = 10_000;
/** After this time a channel that was closed in favor of another page's is reopened, in ms. Our own choice. */
const CROWDED = 5 * 60_000;

/**
 * Keeps a WebSocket to `/live` open, and reopens it after a growing pause when it is lost. `on.event` gets each event;
 * `on.gap` is called after a reconnect, when some may have been missed; `on.state` gets whether events arrive. Returns
 * a function that closes it permanently.
 */
export function openLive(on: {
  event: (event: LiveEvent) => void;
  gap: () => void;
  state: (state: LiveState) => void;
}): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let asOf = Date.now();
  let over = false;
  let retry: ReturnType<typeof setTimeout>;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const lost = (atLeast = 0) => {
    if (over) return;
    quiet ??= setTimeout(() => on.state({ status: "reconnecting", asOf }), QUIET);
    retry = setTimeout(() => void connect(), Math.max(atLeast, retryDelay(failures++, Math.random())));
  };

  async function connect() {
    const token = viewing ? null : await session.token().catch(() => undefined);
    if (over) return;
    if (token === undefined) return lost();
    // Without a token, and while an admin views an account, it receives only the events for all pages, visitors
    // included.
    socket = new WebSocket(liveAddress(), token === null ? ["vignette"] : ["vignette", token]);
    socket.onopen = () => {
      clearTimeout(quiet);
      quiet = undefined;
      on.state({ status: "live", asOf: Date.now() });
      if (failures > 0) on.gap();
      failures = 0;
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const event = readLiveEvent(data);
      if (event) on.event(event);
    };
    socket.onclose = ({ code }) => {
      if (code === ACCESS_ENDED) on.gap();
      asOf = Date.now();
      lost(code === TOO_MANY_PAGES ? CROWDED : 0);
    };
  }

  void connect();
  return () => {
    over = true;
    clearTimeout(retry);
    clearTimeout(quiet);
    socket?.close();
  };
}

function liveAddress(): string {
  return `${location.origin.replace(/^http/, "ws")}/live`;
}

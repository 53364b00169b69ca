import { PublicConfig } from "@vignette/domain/country";
import { Flags } from "@vignette/domain/flags";
import { retryDelay } from "../retry-delay.ts";
import { session } from "../session/session.ts";

/** Beats while they are written, the last one as far as it is there. */
export type WordsSoFar = readonly { line: string; title: string; body: string }[];

/** What the Worker pushes to open pages. */
export type LiveEvent =
  | { type: "post" | "creation" | "render" | "asset" | "metrics" | "account" | "subscription" }
  | { type: "words"; creationId: string; beats: WordsSoFar }
  | { type: "flags"; flags: Flags }
  | { type: "config"; config: PublicConfig };

export type LiveState = {
  /** `connecting` for the first ten seconds without the channel, then `reconnecting`. */
  status: "connecting" | "live" | "reconnecting";
  /** When the page last knew for sure, in ms since the epoch. */
  asOf: number;
};

/** After this long without the channel the page says so, in ms. Source: docs/experience.md#live. */
const QUIET = 10_000;

/**
 * Keeps a WebSocket to `/live` open as long as somebody listens.
 * Events arrive through `onEvent`; after a gap `onGap` says that some may have been missed.
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

  const lost = () => {
    if (over) return;
    quiet ??= setTimeout(() => on.state({ status: "reconnecting", asOf }), QUIET);
    retry = setTimeout(() => void connect(), retryDelay(failures++, Math.random()));
  };

  async function connect() {
    const token = await session.token().catch(() => undefined);
    if (over) return;
    if (token === undefined) return lost();
    // A visitor hears what concerns everybody.
    socket = new WebSocket(liveAddress(), token === null ? ["vignette"] : ["vignette", token]);
    socket.onopen = () => {
      clearTimeout(quiet);
      quiet = undefined;
      on.state({ status: "live", asOf: Date.now() });
      if (failures > 0) on.gap();
      failures = 0;
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const event = liveEvent(data);
      if (event) on.event(event);
    };
    socket.onclose = () => {
      asOf = Date.now();
      lost();
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

/** An event of a type we know, or null: a newer Worker may push more than this page understands. */
export function liveEvent(text: string): LiveEvent | null {
  try {
    return known(JSON.parse(text));
  } catch {
    return null;
  }
}

function known(event: unknown): LiveEvent | null {
  if (typeof event !== "object" || event === null || !("type" in event)) return null;
  const { type } = event;
  if (type === "flags" && "flags" in event) return { type, flags: Flags.parse(event.flags) };
  if (type === "config" && "config" in event) return { type, config: PublicConfig.parse(event.config) };
  if (type === "words" && "creationId" in event && "beats" in event)
    return { type, creationId: String(event.creationId), beats: wordsIn(event.beats) };
  const isPlain = type === "post" || type === "creation" || type === "render" || type === "asset";
  return isPlain || type === "metrics" || type === "account" || type === "subscription" ? { type } : null;
}

/** Beats are short and come from our own Worker: whatever is no text is left empty. */
function wordsIn(beats: unknown): WordsSoFar {
  const word = (beat: unknown, name: "line" | "title" | "body"): string => {
    const value: unknown = typeof beat === "object" && beat !== null && name in beat ? Reflect.get(beat, name) : "";
    return typeof value === "string" ? value : "";
  };
  const list: unknown[] = Array.isArray(beats) ? beats : [];
  return list.map((beat) => ({ line: word(beat, "line"), title: word(beat, "title"), body: word(beat, "body") }));
}

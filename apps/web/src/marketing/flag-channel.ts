import { retryDelay } from "../shared/requests/retry-delay.ts";

/**
 * Calls `tell` with whether maintenance is on: now, and soon after each change. The channel says so when it opens. Pages
 * without React connect as visitors. They close the socket on leaving, since an open one would exclude them from the browser's back/forward
 * cache.
 */
export function followMaintenance(tell: (on: boolean) => void): void {
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const listen = () => {
    socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/live`, ["vignette"]);
    socket.onopen = () => {
      failures = 0;
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const on = maintenanceIn(parsed(data));
      if (on !== null) tell(on);
    };
    socket.onclose = () => {
      retry = setTimeout(listen, retryDelay(failures++, Math.random()));
    };
  };
  const leave = () => {
    clearTimeout(retry);
    if (socket) socket.onclose = null;
    socket?.close();
  };

  listen();
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => persisted && listen());
}

/** Whether a pushed event says that maintenance is on; null if it contains no such flag. */
export function maintenanceIn(message: unknown): boolean | null {
  if (typeof message !== "object" || message === null || !("flags" in message)) return null;
  const { flags } = message;
  if (typeof flags !== "object" || flags === null || !("maintenance" in flags)) return null;
  return typeof flags.maintenance === "boolean" ? flags.maintenance : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

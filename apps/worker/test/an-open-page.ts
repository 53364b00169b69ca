import { ask } from "./support.ts";

/**
 * An open page: the flags that it was told first, the events that it has received since, and the code with which its channel
 * was closed, if it was.
 */
export async function anOpenPage(token?: string, address?: string) {
  const protocol = token === undefined ? "vignette" : `vignette, ${token}`;
  const from = address === undefined ? {} : { "cf-connecting-ip": address };
  const answer = await ask("/live", { headers: { upgrade: "websocket", "sec-websocket-protocol": protocol, ...from } });
  const page = (answer as unknown as { webSocket: WebSocket | null }).webSocket;
  if (!page) throw new Error(`/live answered ${answer.status}`);
  const heard: unknown[] = [];
  const closed: number[] = [];
  page.addEventListener("message", (event) => void heard.push(JSON.parse(String(event.data))));
  page.addEventListener("close", ({ code }) => void closed.push(code));
  const told = new Promise<void>((resolve) => page.addEventListener("message", () => resolve(), { once: true }));
  page.accept();
  await told;
  const [flags] = heard.splice(0, 1);
  return { answer, flags, heard, closed, close: () => page.close() };
}

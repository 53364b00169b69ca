import { connect } from "node:net";

/** One call, ready to be written to a socket. */
export type Call = { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };

export type Load = { perSecond: number; answered: number; p50: number; p99: number; failed: number };

/**
 * Sends the same call over some connections for a time, each call after the answer to the one before. Written over plain
 * sockets: a full HTTP client costs as much processor time as what it measures.
 */
export async function load(port: number, call: Call, connections: number, ms: number): Promise<Load> {
  const request = requestOf(call, port);
  const took: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= ms;
  await Promise.all(
    Array.from({ length: connections }, () =>
      overOne(port, request, isOver, (time, status) => {
        took.push(time);
        if (status !== 200) failed += 1;
      }),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0;
  return { perSecond: took.length / seconds, answered: took.length, p50: at(0.5), p99: at(0.99), failed };
}

/** Sends a call once and returns the body of its answer. */
export async function once(port: number, { method, path, headers = {}, body }: Call): Promise<string> {
  const init = { method, headers, ...(body !== undefined && { body }) };
  return await (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
}

function requestOf({ method, path, headers = {}, body = "" }: Call, port: number): Buffer {
  const lines = Object.entries({
    host: `localhost:${port}`,
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n");
  return Buffer.from(`${head}\r\n\r\n${body}`);
}

function overOne(
  port: number,
  request: Buffer,
  isOver: () => boolean,
  answered: (ms: number, status: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, send);
    socket.once("error", reject);
    socket.once("close", () => (isOver() ? resolve() : reject(new Error("The connection was closed."))));
    socket.on("data", (piece) => {
      received = received.length === 0 ? piece : Buffer.concat([received, piece]);
      const end = endOf(received);
      if (end === null) return;
      answered(performance.now() - sentAt, Number(received.toString("latin1", 9, 12)));
      received = received.subarray(end);
      if (isOver()) socket.destroy();
      else send();
    });
  });
}

/** Where the answer in a buffer ends; null if it goes on. */
function endOf(buffer: Buffer): number | null {
  const head = buffer.indexOf("\r\n\r\n");
  if (head < 0) return null;
  const text = buffer.toString("latin1", 0, head).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1];
  if (length !== undefined) return buffer.length >= head + 4 + Number(length) ? head + 4 + Number(length) : null;
  const last = buffer.indexOf("0\r\n\r\n", head + 4);
  return last < 0 ? null : last + 5;
}

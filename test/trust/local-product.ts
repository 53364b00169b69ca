import { request } from "node:http";
import * as z from "zod/mini";
import type { appAt } from "../publishing/running-app.ts";
import type { Product } from "./product.ts";

/** The part of the Hono app that is called; its module needs the types of Workers, which Node's do not include. */
const Routes = z.object({ routes: z.array(z.object({ method: z.string(), path: z.string() })) });
const SOURCE = new URL("../../apps/worker/src/http/http-app.ts", import.meta.url).href;

/** A product that runs as real processes, over HTTP. */
export async function localProduct(app: ReturnType<typeof appAt>, files: Product["files"]): Promise<Product> {
  const { httpApp } = await import(SOURCE);
  return {
    send: (path, init) => sentAgain(() => fetch(app.origin + path, { ...init, redirect: "manual" })),
    upgrade: (protocols) => upgraded(`${app.origin}/live`, protocols),
    outside: (url, init) => app.outside(url, { ...init, redirect: "manual" }),
    control: app.control,
    files,
    routes: Routes.parse(httpApp()).routes,
  };
}

const LOST = ["EPIPE", "ECONNRESET", "UND_ERR_SOCKET"];

/**
 * Sends a request once more if its connection was lost: workerd closes one when it has refused a large body without
 * reading it, and requests that are still being sent over it are not answered. In production the edge is in between. A
 * Worker that ended would lose the second one too. Source: RFC 9112 §9.3.1.
 */
async function sentAgain(send: () => Promise<Response>): Promise<Response> {
  return await send().catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : null;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (!LOST.includes(code)) throw error;
    return send();
  });
}

function upgraded(url: string, protocols: string): Promise<number> {
  const headers = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.from("a key of 16 byte").toString("base64"),
    "sec-websocket-protocol": protocols,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers });
    asked.on("upgrade", (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", reject);
    asked.end();
  });
}

import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getRequestListener } from "@hono/node-server";
import { controlApp } from "./control.ts";
import { type Credentials, credentialsOf } from "./credentials.ts";
import { DroppedConnection, faultBench } from "./faults.ts";
import type { HostDeps } from "./host.ts";
import { allHosts } from "./hosts/index.ts";
import { publishedPosts } from "./published.ts";
import { type Seed, seedSandbox } from "./seed/seed.ts";

export type { Credentials } from "./credentials.ts";

export type SandboxOptions = {
  /** Folder for the database and published media. */
  dataDir: string;
  /** Where a browser reaches the sandbox. Default `http://localhost:8788`. */
  sandboxOrigin?: string;
  /** Origins of the app whose media platforms accept as verified. Default `http://localhost:8787`. */
  appOrigins?: readonly string[];
  /** Milliseconds since the epoch; injected in tests. */
  now?: () => number;
  /** How webhooks reach the app; injected in tests. */
  deliver?: (url: string, init: RequestInit) => Promise<Response>;
  /** How platforms download media; injected in tests. */
  pull?: (url: string) => Promise<Response>;
  /** Answers as `renderer.vignette.internal`. Without it that host is down. */
  renderer?: (request: Request) => Promise<Response>;
};

export type Sandbox = {
  /** Answers `https://host/path`, or `http://<sandbox>/<host>/path` as a browser asks it. Throws DroppedConnection on a drop fault. */
  fetch: (request: Request) => Promise<Response>;
  /** For a Node server that a browser reaches: the host is the first segment of the path. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** For Miniflare's `outboundService: { node }`: the host is the Host header. A drop fault destroys the socket. */
  outbound: (request: IncomingMessage, response: ServerResponse) => void;
  credentials: Credentials;
  /** Puts the first documents and people there; what is there already stays. */
  seed: (seed: Seed) => Promise<void>;
  close: () => void;
};

/** The local internet: answers for the hosts it knows, refuses all others. */
export function createSandbox(options: SandboxOptions): Sandbox {
  mkdirSync(options.dataDir, { recursive: true });
  const db = new DatabaseSync(join(options.dataDir, "sandbox.db"));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000");

  const now = options.now ?? Date.now;
  const sandboxOrigin = options.sandboxOrigin ?? "http://localhost:8788";
  const credentials = credentialsOf(db);
  const posts = publishedPosts({ db, dataDir: options.dataDir, sandboxOrigin, now });
  const faults = faultBench(now);
  const deps: HostDeps = {
    db,
    dataDir: options.dataDir,
    now,
    pull: options.pull ?? ((url) => fetch(url, { redirect: "manual" })),
    deliver: options.deliver ?? fetch,
    renderer: options.renderer,
    sandboxOrigin,
    appOrigins: options.appOrigins ?? ["http://localhost:8787"],
    credentials,
    posts,
  };
  const hosts = new Map(allHosts(deps).flatMap((host) => host.names.map((name) => [name, host.app] as const)));
  const control = controlApp({ ...deps, posts, faults });

  /** One call to one host, with its fault and its record. */
  async function answer(hostname: string, request: Request): Promise<Response> {
    const url = new URL(request.url);
    const fault = faults.take(hostname, request.method, url.pathname);
    const record = faults.record(request.method, request.url, fault);
    if (fault && "delayMs" in fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault && "drop" in fault && fault.drop === "before") throw new DroppedConnection();

    const response = fault && "status" in fault ? faultResponse(fault) : await dispatch(hostname, request);
    if (fault && "drop" in fault) throw new DroppedConnection();
    record.status = response.status;
    return response;
  }

  async function dispatch(hostname: string, request: Request): Promise<Response> {
    const app = hosts.get(hostname);
    return app
      ? await app.fetch(request)
      : Response.json(
          { error: `The sandbox does not know the host ${hostname}. Nothing left this machine.` },
          { status: 502, headers: { "x-sandbox-unknown-host": hostname } },
        );
  }

  const own = new URL(sandboxOrigin).host;
  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.host !== own) return await answer(url.hostname, request);
    const [, first = "", ...rest] = url.pathname.split("/");
    if (!first.includes(".")) return await control.fetch(request);
    const target = new URL(`https://${first}/${rest.join("/")}${url.search}`);
    return withCors(
      request,
      request.method === "OPTIONS"
        ? new Response(null, { status: 204 })
        : await answer(first, new Request(target, request)),
    );
  }

  return {
    fetch: handle,
    listener: nodeListener((request) => handle(readdress(request, sandboxOrigin))),
    outbound: nodeListener((request) => handle(new Request(request.url.replace(/^http:/, "https:"), request))),
    credentials,
    seed: (seed) => seedSandbox(seed, deps, (request) => answer(new URL(request.url).hostname, request)),
    close: () => db.close(),
  };
}

/** A listener that destroys the socket where the sandbox drops the connection. */
function nodeListener(handle: (request: Request) => Promise<Response>) {
  return (request: IncomingMessage, response: ServerResponse) => {
    void getRequestListener(
      async (it) => {
        try {
          return await handle(it);
        } catch (error) {
          if (!(error instanceof DroppedConnection)) throw error;
          request.socket.destroy();
          return new Response(null, { status: 500 });
        }
      },
      { overrideGlobalObjects: false },
    )(request, response);
  };
}

/** Whatever name a browser used for this machine, the sandbox knows itself by its origin. */
function readdress(request: Request, origin: string): Request {
  const url = new URL(request.url);
  return new Request(new URL(url.pathname + url.search, origin), request);
}

function faultResponse(fault: { status: number; body?: unknown }): Response {
  return typeof fault.body === "string"
    ? new Response(fault.body, { status: fault.status, headers: { "content-type": "text/html" } })
    : Response.json(fault.body ?? {}, { status: fault.status });
}

/** A browser asks across origins; the real hosts it may ask allow that too. */
function withCors(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", request.headers.get("origin") ?? "*");
  headers.set("access-control-allow-headers", request.headers.get("access-control-request-headers") ?? "*");
  headers.set("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  headers.set("access-control-expose-headers", "*");
  return new Response(response.body, { status: response.status, headers });
}

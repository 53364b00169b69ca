import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getRequestListener } from "@hono/node-server";
import { controlApp } from "./control.ts";
import { type Credentials, credentialsOf } from "./credentials.ts";
import { DroppedConnection, faultBench, type InterceptedCall } from "./faults.ts";
import { faultyCalls } from "./faulty-calls.ts";
import type { Host, HostDeps } from "./host.ts";
import type { Account } from "./hosts/identity/accounts/account.ts";
import { accountBackup } from "./hosts/identity/accounts/account-backup.ts";
import { allHosts } from "./hosts/index.ts";
import { type MovableClock, movableClock } from "./movable-clock.ts";
import { platformClock } from "./platform-settings.ts";
import { publishedPosts } from "./published.ts";
import { type Seed, seedSandbox } from "./seed/seed.ts";

export type { Credentials } from "./credentials.ts";
export type { Account } from "./hosts/identity/accounts/account.ts";
export { serviceKeys } from "./service-keys.ts";

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
  /**
   * Answers `https://host/path`, or `http://<sandbox>/<host>/path` as a browser asks it. Throws DroppedConnection on a
   * drop fault.
   */
  fetch: (request: Request) => Promise<Response>;
  /** For a Node server that a browser reaches: the host is the first segment of the path. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** For Miniflare's `outboundService: { node }`: the host is the Host header. A drop fault destroys the socket. */
  outbound: (request: IncomingMessage, response: ServerResponse) => void;
  credentials: Credentials;
  /** Puts the first documents and people there; what is there already stays. */
  seed: (seed: Seed) => Promise<void>;
  /** How far its clock is moved, in ms. */
  movedByMs: MovableClock["movedByMs"];
  /** The accounts at the identity provider, with the hashes of their passwords: what `firebase auth:export` gives. */
  people: { all: () => Account[]; replace: (people: readonly Account[]) => void };
  close: () => void;
};

/** The local internet: answers for the hosts it knows, refuses all others. */
export function createSandbox(options: SandboxOptions): Sandbox {
  mkdirSync(options.dataDir, { recursive: true });
  const db = new DatabaseSync(join(options.dataDir, "sandbox.db"));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000");

  const machineNow = options.now ?? Date.now;
  const clock = movableClock(db, machineNow);
  const { now } = clock;
  const sandboxOrigin = options.sandboxOrigin ?? "http://localhost:8788";
  const credentials = credentialsOf(db);
  const posts = publishedPosts({ db, dataDir: options.dataDir, sandboxOrigin, now: platformClock(db, now) });
  const faults = faultBench(now);
  const hosts = new Map<string, Host>();
  const calls = faultyCalls({
    faults,
    endAccess: ({ host, account }, how) => endAccess(hosts.get(host), account, how),
  });
  const download = options.pull ?? ((url) => fetch(url, { redirect: "manual" }));
  const deps: HostDeps = {
    db,
    dataDir: options.dataDir,
    now,
    machineNow,
    pull: (url) => calls.meet(callOf(new Request(url), new URL(url).hostname, null), () => download(url)),
    deliver: options.deliver ?? fetch,
    renderer: options.renderer,
    sandboxOrigin,
    appOrigins: options.appOrigins ?? ["http://localhost:8787"],
    credentials,
    posts,
  };
  for (const host of allHosts(deps)) for (const name of host.names) hosts.set(name, host);
  const control = controlApp({ ...deps, posts, faults, calls, clock });

  /** One call to one host, with its fault and its record. What a test does with its own hands meets no faults. */
  async function answer(hostname: string, request: Request): Promise<Response> {
    const host = hosts.get(hostname);
    const work = async () => (host ? await host.app.fetch(request) : unknownHost(hostname));
    if (request.headers.has("x-sandbox-no-faults")) return await work();
    const account = (await host?.accountOf?.(request)) ?? null;
    return await calls.meet(callOf(request, hostname, account), work);
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

  const toSandbox = nodeListener(handle);
  return {
    fetch: handle,
    listener: nodeListener((request) => handle(readdress(request, sandboxOrigin))),
    outbound(request, response) {
      request.url = `https://${request.headers.host}${request.url}`;
      toSandbox(request, response);
    },
    credentials,
    seed: (seed) => seedSandbox(seed, deps, (request) => answer(new URL(request.url).hostname, request)),
    movedByMs: clock.movedByMs,
    people: accountBackup(db),
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

/** The sandbox identifies itself by its origin, under any host name that a browser used. */
function readdress(request: Request, origin: string): Request {
  const url = new URL(request.url);
  return new Request(new URL(url.pathname + url.search, origin), request);
}

/** A call as fault rules see it. The body is read from a copy: the host still needs it. */
function callOf(request: Request, host: string, account: string | null): InterceptedCall {
  return { host, method: request.method, url: request.url, account, body: () => request.clone().text() };
}

function endAccess(host: Host | undefined, account: string | null, how: "expired" | "revoked"): void {
  if (account !== null) host?.endAccess?.(account, how);
}

const unknownHost = (hostname: string): Response =>
  Response.json(
    { error: `The sandbox does not know the host ${hostname}. Nothing left this machine.` },
    { status: 502, headers: { "x-sandbox-unknown-host": hostname } },
  );

/** A browser asks across origins; the real hosts it may ask allow that too. */
function withCors(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", request.headers.get("origin") ?? "*");
  headers.set("access-control-allow-headers", request.headers.get("access-control-request-headers") ?? "*");
  headers.set("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  headers.set("access-control-expose-headers", "*");
  return new Response(response.body, { status: response.status, headers });
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./settings.ts";

export type RendererBeside = {
  /** Answers as the renderer does. */
  fetch: (request: Request) => Promise<Response>;
  pid: () => number | null;
  stop: () => Promise<void>;
};

/**
 * The renderer in a process of its own, started by the first call and again after a crash: an instance that renders
 * nothing on the server never waits for it. The settings are those of a container.
 */
export function rendererBeside(settings: { secret: string; allowedOrigin: string; compiled: string }): RendererBeside {
  let running: { child: ChildProcess; port: Promise<number> } | null = null;

  function start() {
    const child = spawn(process.execPath, [join(root, "apps/renderer/src/main.ts")], {
      env: {
        ...{ PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", SHUTDOWN_GRACE_MS: "0" },
        ...{ RENDERER_SECRET: settings.secret, ALLOWED_ORIGIN: settings.allowedOrigin },
        COMPILED: settings.compiled,
      },
      // The channel carries the port, and when it closes, the renderer ends.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.once("exit", () => {
      if (running?.child === child) running = null;
    });
    return { child, port: portOf(child) };
  }

  return {
    async fetch(request) {
      running ??= start();
      const { pathname, search } = new URL(request.url);
      const body = request.body === null ? {} : { body: await request.arrayBuffer() };
      const { method } = request;
      // Its own headers only: those of the connection belong to the connection.
      const headers = [...request.headers].filter(([name]) => name.startsWith("x-"));
      return await fetch(`http://127.0.0.1:${await running.port}${pathname}${search}`, { method, headers, ...body });
    },
    pid: () => running?.child.pid ?? null,
    async stop() {
      const child = running?.child;
      if (!child || child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  const told = once(child, "message").then(([message]) => (message as { port: number }).port);
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The renderer did not start.")));
  return await Promise.race([told, ended]);
}

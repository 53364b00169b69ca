import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers `?root=` and the folder of a test page with the origin that serves the page. */
    builtPages: string;
  }
}

/**
 * Serves test pages to all processes of a run, each built when it is first requested: a build takes 3 s of processor time,
 * and most runs open no page.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const served = new Map<string, Promise<Server>>();
  const desk = createServer(async ({ url = "" }, response) => {
    const root = new URL(url, "http://localhost").searchParams.get("root") ?? "";
    const server = served.get(root) ?? buildPage(root).then(serving);
    served.set(root, server);
    await server.then(
      (it) => response.end(originOf(it)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await listening(desk);
  project.provide("builtPages", originOf(desk));
  return () => {
    desk.close();
    for (const server of served.values()) server.then((it) => it.close());
  };
}

type Files = ReadonlyMap<string, string | Uint8Array>;

/** As production builds it except for the size. */
async function buildPage(root: string): Promise<Files> {
  const { build } = await import("vite");
  const options = { target: "es2024", write: false, minify: false, reportCompressedSize: false } as const;
  const made = await build({ root, configFile: false, logLevel: "error", build: options, worker: { format: "es" } });
  if (!("output" in made)) throw new Error(`The page in ${root} was not built once.`);
  return new Map(made.output.map((it) => [`/${it.fileName}`, it.type === "chunk" ? it.code : it.source]));
}

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

function serving(files: Files): Promise<Server> {
  return listening(
    createServer(({ url = "" }, response) => {
      const path = new URL(url, "http://localhost").pathname;
      const file = files.get(path);
      response.writeHead(file === undefined ? 404 : 200, { "content-type": TYPES[extname(path)] ?? "font/woff2" });
      response.end(file);
    }),
  );
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server.unref();
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

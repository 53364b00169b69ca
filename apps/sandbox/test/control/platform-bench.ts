import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { createSandbox } from "@vignette/sandbox";
import type { PublishedPost } from "../../src/published-post.ts";

export const MEDIA_ORIGIN = "https://media.test";
export type PlatformBench = ReturnType<typeof platformBench>;

/** A sandbox with a clock that the test moves, and a media server that holds what the test puts there. */
export function platformBench() {
  const dataDir = freshDataDir();
  let time = Date.UTC(2026, 10, 21, 12);
  const answers = new Map<string, () => Response | Promise<Response>>();
  const pulls: string[] = [];
  const delivered: { url: string; body: unknown }[] = [];
  const open = () =>
    createSandbox({
      dataDir,
      now: () => time,
      appOrigins: [MEDIA_ORIGIN, "http://localhost:8787"],
      deliver: async (url, { body }) => {
        delivered.push({ url, body });
        return new Response(null, { status: 202 });
      },
      pull: async (url) => {
        pulls.push(url);
        return (await answers.get(url)?.()) ?? new Response("no such file", { status: 404 });
      },
    });
  let sandbox = open();
  const call = (url: string, init?: RequestInit) => sandbox.fetch(new Request(url, init));

  return {
    dataDir,
    pulls,
    delivered,
    call,
    now: () => time,
    advance: (ms: number) => {
      time += ms;
    },
    /** Puts bytes on the media server and gives their address. */
    serve(bytes: Uint8Array, name = `${answers.size}.bin`): string {
      const url = `${MEDIA_ORIGIN}/${name}`;
      answers.set(url, () => new Response(new Uint8Array(bytes)));
      return url;
    },
    answerAt(name: string, answer: () => Response | Promise<Response>): string {
      answers.set(`${MEDIA_ORIGIN}/${name}`, answer);
      return `${MEDIA_ORIGIN}/${name}`;
    },
    control: (path: string, body?: unknown) =>
      call(`http://localhost:8788/__control/${path}`, body === undefined ? {} : post(body)),
    posts: async () => json<PublishedPost[]>(await call("http://localhost:8788/__control/posts")),
    restart() {
      sandbox.close();
      sandbox = open();
    },
    close() {
      sandbox.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

let prepared: string | null = null;

/** A copy of one prepared database: making the service account's key takes longer than most tests. */
function freshDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  if (prepared === null) {
    const template = mkdtempSync(join(tmpdir(), "sandbox-template-"));
    createSandbox({ dataDir: template }).close();
    process.once("exit", () => rmSync(template, { recursive: true }));
    prepared = template;
  }
  copyFileSync(join(prepared, "sandbox.db"), join(dataDir, "sandbox.db"));
  return dataDir;
}

/** The body, assumed to have the expected type; a wrong expectation fails in the assertion that follows. */
export async function json<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

/** A JSON POST. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json; charset=UTF-8", ...headers },
  };
}

/** A form POST, as an HTML form or an OAuth client sends it. */
export function form(fields: Record<string, string> | [string, string][]): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

/** A picture of that size. */
export function picture(width: number, height: number, type: "jpeg" | "png" | "webp" = "jpeg"): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#e26a4a";
  context.fillRect(0, 0, width, height / 2);
  return type === "png" ? canvas.encodeSync("png") : canvas.encodeSync(type, 80);
}

/** `reel-1080x1920` (4 s, 30 fps, H.264 + AAC, moov first), `slow-start` (540 px, moov last), `small-320x568`. */
export function video(name: "reel-1080x1920" | "slow-start" | "small-320x568"): Uint8Array {
  return readFileSync(join(import.meta.dirname, "../fixtures", `${name}.mp4`));
}

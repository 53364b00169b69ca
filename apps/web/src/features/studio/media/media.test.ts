import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../../../trpc.ts";
import { loadReadable } from "./media.ts";

const fileOf = (key: string) => ({ key, url: `https://files.test/${key}`, type: "video/mp4" });

/** Answers each request with the next status of its file, and the last one again and again. Returns the requests. */
function serve(statuses: Record<string, readonly number[]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const key = new URL(url).pathname.slice(1);
    const of = statuses[key] ?? [];
    const status = of[asked.filter((it) => it === key).length] ?? of.at(-1) ?? 404;
    asked.push(key);
    return new Response(key, { status });
  });
  return asked;
}

describe("the files of a creation", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    queryClient.clear();
  });

  it("are asked for again when an answer is lost", async () => {
    const asked = serve({ clip: [503, 503, 200] });
    const loading = loadReadable([fileOf("clip")]);
    await vi.runAllTimersAsync();
    expect(await (await loading).get("clip")?.text()).toBe("clip");
    expect(asked).toEqual(["clip", "clip", "clip"]);
  });

  it("are there without one that cannot be loaded, which is loaded the next time", async () => {
    serve({ clip: [503, 503, 503, 200], voice: [200] });
    const files = [fileOf("clip"), fileOf("voice")];
    const loading = loadReadable(files);
    await vi.runAllTimersAsync();
    expect([...(await loading).keys()]).toEqual(["voice"]);
    expect([...(await loadReadable(files)).keys()]).toEqual(["clip", "voice"]);
  });
});

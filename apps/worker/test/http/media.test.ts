import { env } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fileLinks } from "../../src/adapters/files/file-link.ts";
import { r2Files } from "../../src/adapters/files/r2-files.ts";
import type { Env } from "../../src/context/env.ts";
import { ask } from "../support.ts";

const { FILES, SEALING_KEY } = env as unknown as Env;
const keys = { current: SEALING_KEY, old: null };
const files = r2Files(FILES, fileLinks(keys, Date.now), "http://localhost:8787");
const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
const key = "creations/c1/a picture, of 100% ?.jpg";

let path = "";
beforeAll(async () => {
  await files.put(key, bytes, { type: "image/jpeg", maxBytes: 2000 });
  path = (await files.link(key)).slice("http://localhost:8787".length);
});

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("a signed link to a file", () => {
  it("serves the whole file with its type, and can be cached", async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
    expect(await bytesOf(answer)).toEqual(bytes);
  });

  it.each([
    ["bytes=0-0", 0, 1],
    ["bytes=100-199", 100, 200],
    ["bytes=990-", 990, 1000],
    ["bytes=-5", 995, 1000],
  ])("gives the range %s", async (range, from, to) => {
    const answer = await ask(path, { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/1000`);
    expect(await bytesOf(answer)).toEqual(bytes.slice(from, to));
  });

  it("reports the file's size for a range beyond its end", async () => {
    const answer = await ask(path, { headers: { range: "bytes=1000-" } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */1000");
  });

  it("sends nothing to a client with the same version, and the whole file to one with another", async () => {
    const etag = (await ask(path)).headers.get("etag") ?? "";
    expect((await ask(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    const partly = { range: "bytes=0-1", "if-range": '"another"' };
    expect((await ask(path, { headers: partly })).status).toBe(200);
    expect((await ask(path, { headers: { ...partly, "if-range": etag } })).status).toBe(206);
  });

  it("answers HEAD with the size and no bytes", async () => {
    const answer = await ask(path, { method: "HEAD" });
    expect(answer.headers.get("content-length")).toBe("1000");
    expect((await bytesOf(answer)).length).toBe(0);
  });

  it.each([
    ["another key", (it: string) => it.replace("/c1/", "/c2/")],
    ["a later expiry", (it: string) => it.replace(/until=\d+/, (until) => `${until}0`)],
    [
      "another signature",
      (it: string) => it.replace(/signature=./, (begun) => (begun.endsWith("A") ? "signature=B" : "signature=A")),
    ],
    ["no signature", (it: string) => it.replace(/&signature=.*/, "")],
    ["nothing signed at all", (it: string) => it.replace(/\?.*/, "")],
    ["a broken key", (it: string) => it.replace("/media/file/", "/media/file/%E0%A4%A")],
  ])("is refused with %s", async (_case, changed) => {
    expect((await ask(changed(path))).status).toBe(403);
  });

  it("stays the same for a day and expires within two", async () => {
    const start = Date.UTC(2026, 0, 1);
    const at = (now: number) => fileLinks(keys, () => now);
    const morning = await at(start).pathOf(key);
    expect(await at(start + 86_399_999).pathOf(key)).toBe(morning);
    const url = new URL(morning, "http://localhost");
    expect(await at(start + 86_400_000).keyOf(url)).toBe(key);
    expect(await at(start + 2 * 86_400_000).keyOf(url)).toBeNull();
  });

  it("holds after a rotation of the sealing key as long as the old key is set", async () => {
    const next = btoa("another key of thirty-two bytes!");
    const url = new URL(await fileLinks(keys, Date.now).pathOf(key), "http://localhost");
    expect(await fileLinks({ current: next, old: SEALING_KEY }, Date.now).keyOf(url)).toBe(key);
    expect(await fileLinks({ current: next, old: null }, Date.now).keyOf(url)).toBeNull();
    const fresh = new URL(
      await fileLinks({ current: next, old: SEALING_KEY }, Date.now).pathOf(key),
      "http://localhost",
    );
    expect(await fileLinks(keys, Date.now).keyOf(fresh)).toBeNull();
  });
});

describe("a file uploaded as a stream", () => {
  const MIB = 1024 * 1024;
  const streamOf = (size: number) => {
    let left = size;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = new Uint8Array(Math.min(left, 700_001)).fill(left % 256);
        left -= chunk.length;
        controller.enqueue(chunk);
        if (left === 0) controller.close();
      },
    });
  };

  it.each([1, 8 * MIB - 1, 8 * MIB, 17 * MIB])("of %s bytes is stored whole, and its hash is known", async (size) => {
    const name = `exports/stream-${size}`;
    const stored = await files.put(name, streamOf(size), { type: "video/mp4", maxBytes: 20 * MIB });
    const read = await files.read(name);
    expect(stored.bytes).toBe(size);
    expect(read?.length).toBe(size);
    expect(stored.sha256).toBe(
      createHash("sha256")
        .update(read ?? new Uint8Array())
        .digest("hex"),
    );
    expect(await files.head(name)).toEqual({ bytes: size, type: "video/mp4", sha256: stored.sha256 });
    await files.remove([name]);
    expect(await files.head(name)).toBeNull();
  });

  it.each([
    ["at once", MIB],
    ["after its first part", 10 * MIB],
  ])("is refused %s if it is too long, and nothing of it is left", async (_case, maxBytes) => {
    const put = files.put("exports/too-long", streamOf(17 * MIB), { type: "video/mp4", maxBytes });
    await expect(put).rejects.toMatchObject({ code: "files.too-large" });
    expect(await files.head("exports/too-long")).toBeNull();
  });
});

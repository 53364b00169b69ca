import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchMedia } from "../src/process/fetch-media.ts";
import { theWorker } from "./the-worker.ts";

let worker: Awaited<ReturnType<typeof theWorker>>;
const folder = mkdtempSync(join(tmpdir(), "vignette-media-"));
beforeAll(async () => {
  worker = await theWorker();
  worker.media.set("/media/a", Buffer.alloc(600, "a"));
  worker.media.set("/media/b", Buffer.alloc(600, "b"));
});
afterAll(() => {
  worker.close();
  rmSync(folder, { recursive: true });
});

const media = () => ["a", "b"].map((id) => ({ id, url: `${worker.origin}/media/${id}` }));

describe("the media of a job", () => {
  it("are downloaded into the job's folder, but only those that the scenes use", async () => {
    const fetched = await fetchMedia(media(), new Set(["b"]), folder);
    expect([...fetched.keys()]).toEqual(["b"]);
    expect(await fetched.get("b")?.text()).toBe("b".repeat(600));
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("have a limit on their total size", async () => {
    const fetching = (most: number) => fetchMedia(media(), new Set(["a", "b"]), folder, most);
    expect((await fetching(1200)).size).toBe(2);
    await expect(fetching(1199)).rejects.toMatchObject({ reason: "too-large" });
  });

  it("are download-failed if no server answers", async () => {
    const away = [{ id: "a", url: "http://127.0.0.1:9/a" }];
    await expect(fetchMedia(away, new Set(["a"]), folder)).rejects.toMatchObject({ reason: "download-failed" });
  });
});

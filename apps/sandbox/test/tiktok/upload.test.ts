import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkChunkPlan, nextChunk } from "../../src/hosts/tiktok/chunk-plan.ts";
import { type PlatformBench, platformBench, video } from "../control/platform-bench.ts";
import { connect } from "./tiktok-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const fileInit = (video_size: number, chunk_size: number, total_chunk_count: number) => ({
  post_info: { title: "From the phone", privacy_level: "PUBLIC_TO_EVERYONE" },
  source_info: { source: "FILE_UPLOAD", video_size, chunk_size, total_chunk_count },
});

async function put(url: string, bytes: Uint8Array, range: string) {
  const response = await bench.call(url, {
    method: "PUT",
    body: new Uint8Array(bytes),
    headers: { "content-type": "video/mp4", "content-range": `bytes ${range}` },
  });
  return [response.status, response.headers.get("content-range")];
}

describe("an upload", () => {
  it("in one chunk becomes a post with those bytes", async () => {
    const creator = await connect(bench);
    const bytes = video("reel-1080x1920");
    const size = bytes.byteLength;
    const { data } = await creator.init("video/init", fileInit(size, size, 1));
    expect(data.publish_id).toMatch(/^v_pub_file~v2-1\./);
    expect(await put(data.upload_url, bytes, `0-${size - 1}/${size}`)).toEqual([201, `bytes 0-${size}/${size}`]);
    expect(await creator.settled(data.publish_id)).toMatchObject({ status: "PUBLISH_COMPLETE", uploaded_bytes: size });
    expect(await bench.posts()).toMatchObject([{ caption: "From the phone", media: [{ bytes: size }] }]);
  });

  it("of 18000123 bytes uses three chunks, the last with the rest", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", fileInit(18_000_123, 6_000_000, 3));
    const answers = [];
    for (const [first, last] of [
      [0, 5_999_999],
      [6_000_000, 11_999_999],
      [12_000_000, 18_000_122],
    ] as const) {
      answers.push((await put(data.upload_url, new Uint8Array(last - first + 1), `${first}-${last}/18000123`))[0]);
    }
    expect(answers).toEqual([206, 206, 201]);
    expect(await creator.settled(data.publish_id)).toMatchObject({ fail_reason: "file_format_check_failed" });
  });

  it.each([
    ["that is out of turn", "10000000-19999999/20000000", 10_000_000, 416],
    ["of the wrong length", "0-9999999/20000000", 5, 400],
    ["of another total", "0-9999999/30000000", 10_000_000, 400],
    ["without a range", "nonsense", 10_000_000, 400],
  ])("refuses a chunk %s", async (_, range, length, status) => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", fileInit(20_000_000, 10_000_000, 2));
    expect((await put(data.upload_url, new Uint8Array(length), range))[0]).toBe(status);
  });

  it("reports its progress when a chunk arrives twice", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", fileInit(20_000_000, 10_000_000, 2));
    const chunk = new Uint8Array(10_000_000);
    await put(data.upload_url, chunk, "0-9999999/20000000");
    expect(await put(data.upload_url, chunk, "0-9999999/20000000")).toEqual([416, "bytes 0-10000000/20000000"]);
  });

  it("becomes one post when the same chunk comes twice at once", async () => {
    const creator = await connect(bench);
    const bytes = video("reel-1080x1920");
    const size = bytes.byteLength;
    const { data } = await creator.init("video/init", fileInit(size, size, 1));
    const both = [1, 2].map(() => put(data.upload_url, bytes, `0-${size - 1}/${size}`));
    expect((await Promise.all(both)).map(([status]) => status).sort()).toEqual([201, 416]);
    await creator.settled(data.publish_id);
    expect(await bench.posts()).toHaveLength(1);
  });

  it("has an address for one hour", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", fileInit(1000, 1000, 1));
    bench.advance(3_600_001);
    expect((await put(data.upload_url, new Uint8Array(1000), "0-999/1000"))[0]).toBe(403);
    expect((await put(`${data.upload_url}x`.replace("upload_id=", "upload_id=x"), new Uint8Array(1), "0-0/1"))[0]).toBe(
      404,
    );
  });
});

describe("checkChunkPlan", () => {
  it.each([
    ["a small file in one chunk", { size: 4_000_000, chunkSize: 4_000_000, count: 1 }],
    ["the golden vector", { size: 50_000_123, chunkSize: 10_000_000, count: 5 }],
    ["a whole file of 64 MB", { size: 64_000_000, chunkSize: 64_000_000, count: 1 }],
  ])("accepts %s", (_, plan) => expect(() => checkChunkPlan(plan)).not.toThrow());

  it.each([
    ["a small file in two chunks", { size: 4_000_000, chunkSize: 2_000_000, count: 2 }],
    ["chunks under 5 MB", { size: 20_000_000, chunkSize: 4_000_000, count: 5 }],
    ["chunks above 64 MB", { size: 130_000_000, chunkSize: 65_000_000, count: 2 }],
    ["a count that is rounded up", { size: 50_000_123, chunkSize: 10_000_000, count: 6 }],
  ])("refuses %s", (_, plan) => expect(() => checkChunkPlan(plan)).toThrow("source_info"));
});

describe("nextChunk", () => {
  it("merges the rest into the last chunk", () => {
    const plan = { size: 50_000_123, chunkSize: 10_000_000, count: 5 };
    expect(nextChunk(plan, 40_000_000)).toEqual({ first: 40_000_000, last: 50_000_122 });
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { form, json, type PlatformBench, picture, platformBench } from "../control/platform-bench.ts";
import { connect, GRAPH } from "./instagram-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

type Answer = { id?: string; data?: { text: string; username: string }[]; error?: { code: number } };

describe("comments", () => {
  it("are written under a post of the account and listed, newest first", async () => {
    const account = await connect(bench);
    const id = await account.posted({ image_url: bench.serve(picture(1080, 1080)) });
    const comment = async (message: string) =>
      json<Answer>(await bench.call(`${GRAPH}/${id}/comments`, form({ access_token: account.token, message })));
    expect((await comment("First")).id).toMatch(/^\d{17}$/);
    await comment("Second");
    const list = await json<Answer>(await account.get(`${id}/comments`, { fields: "id,text,username,timestamp" }));
    expect(list.data?.map(({ text }) => text)).toEqual(["Second", "First"]);
    expect((await comment("  ")).error?.code).toBe(100);
  });

  it("are refused under a story and under a missing post", async () => {
    const account = await connect(bench);
    const story = await account.posted({ media_type: "STORIES", image_url: bench.serve(picture(1080, 1920)) });
    for (const id of [story, "17000000000000000"]) {
      const answer = await bench.call(`${GRAPH}/${id}/comments`, form({ access_token: account.token, message: "Hi" }));
      expect((await json<Answer>(answer)).error?.code).toBe(100);
    }
  });

  it("need a separate permission", async () => {
    const account = await connect(bench, [
      ["scopes_shown", "1"],
      ["scope", "instagram_business_content_publish"],
    ]);
    const id = await account.posted({ image_url: bench.serve(picture(1080, 1080)) });
    const answer = await bench.call(`${GRAPH}/${id}/comments`, form({ access_token: account.token, message: "Hi" }));
    expect((await json<Answer>(answer)).error?.code).toBe(10);
  });
});

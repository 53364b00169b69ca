import { inspectMp4, type Scene, storyboardScenes } from "@vignette/composition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "../../scripts/demo/wait.ts";
import { PATIENCE } from "../../scripts/testing/patience.ts";
import { aCreator, type Creator, creationFields, readDocument, writeDocument } from "./creator.ts";
import { runningApp, type TestApp } from "./running-app.ts";

let app: TestApp;
let creator: Creator;
beforeAll(async () => {
  app = await runningApp();
  creator = await aCreator(app);
});
afterAll(() => app.stop());

/** This many seconds of a story, small enough for a test. */
function aStory(seconds: number): Scene {
  const beat = {
    id: "1",
    role: "hook",
    line: "It is the first burn.",
    title: "First burn",
    body: "",
    media: null,
  } as const;
  const look = { voice: null, music: "walk", captions: null, brand: null, handle: "" };
  const beats = [{ ...beat, holdMs: seconds * 1000 }];
  const [scene] = storyboardScenes({ kind: "video-story", template: "beat-cuts", beats, ...look }, "tiktok");
  if (!scene) throw new Error("A story is one scene.");
  return { ...scene, width: 270, height: 480, durationMs: seconds * 1000 };
}

/** Asks for the video of a draft. */
async function start(seconds: number): Promise<string> {
  const { uid, projectId } = creator;
  const id = crypto.randomUUID();
  await writeDocument(app, `creations/${id}`, creationFields({ id, uid, projectId, kind: "video-story" }));
  const file = { type: "video/mp4" as const, platform: null, atMs: 0, scene: aStory(seconds) };
  await creator.client.studio.startRender.mutate({ id, files: [file] });
  return id;
}

const render = (id: string, states: readonly string[]) =>
  waitFor(
    `render ${id} to be ${states}`,
    PATIENCE / 1000,
    () => creator.client.studio.render.query({ id }),
    (it) => it !== null && states.includes(it.state),
  );

describe("a video that the renderer makes", () => {
  it("is finished even if the renderer is killed halfway, as an asset whose file is what the scene intends", async () => {
    const id = await start(8);
    await render(id, ["drawing"]);
    const jobId = async () => (await readDocument(app, `renders/${id}`)).jobId;
    const lost = await jobId();
    process.kill(app.rendererPid() ?? 0, "SIGKILL");
    // The Worker may still be storing its last report: then the minute after it finds that it is silent.
    const sweep = async () => {
      await writeDocument(app, `renders/${id}`, { lastUpdated: new Date(Date.now() - 300_000) });
      await app.minute();
      return await jobId();
    };
    await expect.poll(sweep).not.toEqual(lost);
    expect(await render(id, ["done", "failed"])).toMatchObject({ state: "done", failure: null, progress: 1 });

    const assets = await creator.client.assets.list.query({ projectId: creator.projectId });
    const [file] = assets.find((asset) => asset.creationId === id)?.files ?? [];
    if (!file) throw new Error("The asset has no file.");
    const bytes = new Uint8Array(await (await fetch(file.url)).arrayBuffer());
    expect(await inspectMp4(bytes)).toMatchObject({ width: 270, height: 480, faststart: true, color: "bt709" });
  });
});

import { describe, expect, it } from "vitest";
import { instant, later, minutes } from "../../kernel/index.ts";
import { aCreation } from "../creation/a-creation.test-support.ts";
import type { Render } from "./render.ts";
import type { RenderReason } from "./render-job.ts";
import { nextForRender, RENDERS_AT_ONCE, refuseRender } from "./render-rules.ts";

const NOW = instant(1_800_000_000_000);
const aRender = (changes: Partial<Render> = {}): Render => ({
  id: "c1",
  uid: "u1",
  projectId: "p1",
  sourceKey: null,
  handles: null,
  jobId: "j1",
  attempts: 1,
  place: "renderer-1",
  state: "drawing",
  progress: 0.4,
  failure: null,
  files: [{ type: "video/mp4", platform: null, atMs: 0 }],
  creationAsOf: NOW,
  assetId: null,
  startedAt: NOW,
  lastUpdated: NOW,
  ...changes,
});
const failedFor = (reason: RenderReason) => ({ state: "failed", reason }) as const;

describe("what follows from the state of a job", () => {
  it("is progress that never goes back", () => {
    const next = nextForRender(aRender(), { state: "running", progress: 0.2 }, later(NOW, 1000));
    expect(next).toMatchObject({ type: "save", render: { state: "drawing", progress: 0.4 } });
  });

  it("is waiting as long as the job is in the renderer's queue", () => {
    const next = nextForRender(aRender({ state: "waiting", progress: 0 }), { state: "queued" }, later(NOW, 1000));
    expect(next).toMatchObject({ type: "save", render: { state: "waiting", lastUpdated: NOW + 1000 } });
  });

  it("is a look into the files once they are there", () => {
    expect(nextForRender(aRender(), { state: "done" }, NOW)).toEqual({ type: "finish" });
  });

  it.each(["crashed", "out-of-memory", "interrupted", "download-failed", "upload-failed"] as const)(
    "is another attempt after “%s”, and after three an end that says what to do",
    (reason) => {
      const first = nextForRender(aRender(), failedFor(reason), NOW);
      expect(first).toMatchObject({ type: "submit", render: { state: "waiting", place: null, progress: 0 } });
      const third = nextForRender(aRender({ attempts: 3 }), failedFor(reason), NOW);
      expect(third).toMatchObject({ type: "save", render: { state: "failed" } });
    },
  );

  it.each(["bad-scene", "too-long", "media-missing", "media-unreadable", "timed-out", "stalled"] as const)(
    "is the end after “%s”: it would only happen again",
    (reason) => {
      const next = nextForRender(aRender(), failedFor(reason), NOW);
      expect(next).toMatchObject({ type: "save", render: { state: "failed", failure: expect.any(String) } });
    },
  );

  it("is another attempt where a container was lost with the job", () => {
    expect(nextForRender(aRender(), "unknown", NOW)).toMatchObject({ type: "submit" });
  });

  it("is patience with a renderer that does not answer, for four minutes", () => {
    expect(nextForRender(aRender(), "away", later(NOW, minutes(3)))).toMatchObject({ type: "save" });
    expect(nextForRender(aRender(), "away", later(NOW, minutes(4)))).toMatchObject({ type: "submit" });
  });

  it("is the end after half an hour, for any answer of the renderer", () => {
    const late = later(NOW, minutes(30));
    expect(nextForRender(aRender(), { state: "running", progress: 0.9 }, late)).toMatchObject({
      render: { state: "failed" },
    });
  });
});

describe("asking the renderer", () => {
  const file = { type: "video/mp4", platform: null, atMs: 0, scene: {} } as const;
  const story = aCreation({ kind: "video-story" });

  it("is fine for the one video of a story", () => {
    expect(refuseRender(story, { id: "c1", files: [file] }, 0)).toBeNull();
  });

  it.each([
    ["a picture of a story", [{ ...file, type: "image/jpeg" as const }], 0, "studio.bad-render"],
    ["two videos of a story", [file, file], 0, "studio.bad-render"],
    ["more than fits", [{ ...file, scene: { text: "x".repeat(1_000_000) } }], 0, "studio.render-too-large"],
    ["too many at once", [file], RENDERS_AT_ONCE, "studio.renders-full"],
  ])("is refused for %s", (_case, files, active, code) => {
    expect(refuseRender(story, { id: "c1", files }, active)?.code).toBe(code);
  });
});

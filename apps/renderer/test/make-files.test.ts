import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RenderJob } from "@vignette/domain/studio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDocument } from "../../../packages/content/test/a-document.ts";
import { makeFiles } from "../src/process/make-files.ts";
import { aJob, aSlide } from "./a-job.ts";
import { theWorker } from "./the-worker.ts";

let worker: Awaited<ReturnType<typeof theWorker>>;
const folder = mkdtempSync(join(tmpdir(), "vignette-make-files-"));

beforeAll(async () => {
  worker = await theWorker();
});
afterAll(() => {
  worker.close();
  rmSync(folder, { recursive: true });
});

const reasonOf = (job: object) =>
  makeFiles(job as RenderJob, folder, () => undefined).then(
    () => "made",
    ({ reason }: { reason: string }) => reason,
  );

// That the process reports the reason is shown in jobs.test.ts.
describe("a job whose files cannot be made says why", () => {
  it.each([
    ["bad-scene", { ...aSlide(), tracks: "none" }, {}],
    ["too-long", { ...aSlide(), durationMs: 600_000, frameRate: 60 }, { type: "video/mp4" }],
  ] as const)("%s", async (reason, scene, file) => {
    const job = aJob(worker.origin, "wrong", [scene]);
    expect(await reasonOf({ ...job, files: job.files.map((it) => ({ ...it, ...file })) })).toBe(reason);
  });

  it("bad-scene: a document that becomes more or fewer files than there are links", async () => {
    const creation = { ...aDocument("meme-video"), media: [] };
    const files = [0, 1].map((index) => ({ upload: `${worker.origin}/files/links/${index}` }));
    expect(await reasonOf({ ...aJob(worker.origin, "links"), creation, files })).toBe("bad-scene");
  });

  it.each([
    ["media-missing", "/media/nothing"],
    // A redirect is not followed.
    ["download-failed", "/media/elsewhere"],
  ])("%s", async (reason, path) => {
    const media = [{ id: "photo", url: worker.origin + path }];
    expect(await reasonOf({ ...aJob(worker.origin, "media"), media })).toBe(reason);
  });
});

import { exports } from "cloudflare:workers";
import type { RenderStatus, SceneJob } from "@vignette/domain/studio";
import { aCarousel, aProduct, dotsFor, made, SLIDES } from "../../research/a-product.ts";
import { aJpeg } from "../../some-files.ts";
import { aPerson, ask, call, type Person, writeDocument } from "../../support.ts";

/** The renderer's host. */
export const RENDERER = "renderer.vignette.internal";
/** One file to render. */
export const aFile = { type: "image/jpeg", platform: "tiktok", atMs: 0, scene: { version: 2, any: "thing" } };

/** A user's carousel that was sent to the renderer. */
export async function aRender(files: object[] = [aFile, { ...aFile, platform: "instagram" }]) {
  const person = await aPerson();
  const { id, projectId } = await aDraft(person);
  const { value } = await call(person, "studio", "startRender", { id, files });
  return { person, id, projectId, value };
}

export async function aDraft(person: Person) {
  const ids = await aProduct(person);
  await dotsFor(SLIDES);
  const { value } = await call(person, "studio", "create", aCarousel(ids));
  await made(person, value.id);
  return { id: value.id, ...ids };
}

/** Calls a test route of the simulated renderer. */
export const renderer = async <T>(path: string): Promise<T> => (await fetch(`https://${RENDERER}/test/${path}`)).json();

/** The renderer's jobs for a creation. */
export const jobsOf = (creationId: string): Promise<SceneJob[]> => renderer(`of/${creationId}`);

/** The renderer's job for a creation, other than those in `before`. */
export async function jobOf(creationId: string, before: readonly string[] = []): Promise<SceneJob> {
  for (;;) {
    const job = (await jobsOf(creationId)).find(({ id }) => !before.includes(id));
    if (job) return job;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const pathOf = (link: string) => link.replace("http://localhost:8787", "");

export async function report(job: SceneJob, status: RenderStatus, link = job.report): Promise<number> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(status) };
  return (await ask(pathOf(link), init)).status;
}

export async function handIn(
  link: string,
  bytes: Uint8Array = aJpeg(1080, 1920),
  type = "image/jpeg",
): Promise<number> {
  const init = { method: "PUT", headers: { "content-type": type }, body: bytes as Uint8Array<ArrayBuffer> };
  return (await ask(pathOf(link), init)).status;
}

export const render = async (person: Person, id: string) => (await call(person, "studio", "render", { id })).value;

/** Runs the minute's cron for a render without a report in the last minute. */
export async function minuteLater(id: string): Promise<void> {
  await writeDocument(`renders/${id}`, {
    lastUpdated: { timestampValue: new Date(Date.now() - 60_000).toISOString() },
  });
  const { default: worker } = exports as unknown as { default: { scheduled: (it: object) => Promise<unknown> } };
  await worker.scheduled({ cron: "* * * * *", scheduledTime: 60_000 });
}

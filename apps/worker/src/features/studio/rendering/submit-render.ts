import { uploadedAssetFolder } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import { CreationDocument, exportFolder, type Render, type RenderJob, renderKey } from "@vignette/domain/studio";
import { clock } from "../../../adapters/clock.ts";
import type { Stored } from "../../../adapters/documents/documents.ts";
import type { Files } from "../../../adapters/files/files.ts";
import type { LivePush } from "../../../adapters/live.ts";
import { logLine } from "../../../adapters/log/log-line.ts";
import type { RenderLinks } from "../../../adapters/renderer/render-links.ts";
import type { Renderer } from "../../../adapters/renderer/renderer.ts";
import { renderFolder } from "../../../records/content/renders.ts";
import { shownFiles } from "../creation/shown-files.ts";
import type { StudioStore } from "../creation/store.ts";
import { type RenderStore, scenesKey } from "./render-store.ts";

export type SubmitDeps = {
  studio: StudioStore;
  renders: RenderStore;
  renderer: Renderer;
  renderLinks: RenderLinks;
  files: Files;
  live: LivePush;
  publicOrigin: string;
  now: Instant;
  newId: () => string;
};

/**
 * Submits a render to a renderer as a new attempt with links of its own; the attempt is saved before it is submitted.
 * If all renderers are busy or none answers, the render keeps waiting and the next sweep tries again. Never throws.
 */
export async function submitRender(deps: SubmitDeps, { value, version }: Stored<Render>): Promise<void> {
  const { renders, renderer } = deps;
  const render: Render = { ...value, jobId: deps.newId(), attempts: value.attempts + 1 };
  try {
    await renders.save({ ...render, state: "waiting", lastUpdated: clock() }, version);
    const taken = await renderer.start(await jobOf(deps, render));
    if (taken === "full") await renders.patch(render.id, {}, { transforms: { increment: { attempts: -1 } } });
    else await renders.patch(render.id, { place: taken.place });
  } catch (error) {
    logLine("warn", "A render was not submitted.", { error });
  }
}

async function jobOf(deps: SubmitDeps, render: Render): Promise<RenderJob> {
  const { files, renderLinks, publicOrigin } = deps;
  const { id, jobId, handles } = render;
  const links = render.files.map((_, index) => renderLinks.uploadPath(id, jobId, index));
  const uploads = (await Promise.all(links)).map((path) => publicOrigin + path);
  const report = publicOrigin + (await renderLinks.reportPath(id, jobId));
  const thumbnail = publicOrigin + (await renderLinks.thumbnailPath(id, jobId));
  const job = {
    ...{ id: jobId, media: await mediaOf(deps, render), report },
    ...(render.sourceKey === null && { thumbnail }),
  };
  if (handles) {
    const creation = await documentOf(deps, render, handles);
    return { ...job, creation, files: uploads.map((upload) => ({ upload })) };
  }
  const scenes = await readScenes(files, render);
  const made = render.files.map(({ type, atMs }, index) => {
    return { type, atMs, scene: scenes[index] ?? {}, upload: uploads[index] ?? "" };
  });
  return { ...job, files: made };
}

/** The stored creation as the renderer takes it. One that was edited meanwhile is refused when it is finished. */
async function documentOf(
  { studio, files }: SubmitDeps,
  { id, uid }: Render,
  handles: CreationDocument["handles"],
): Promise<CreationDocument> {
  const { value } = await studio.get(uid, id);
  return CreationDocument.parse({ ...value, shown: await shownFiles({ studio, files }, uid, value), handles });
}

/** The files that the scenes of a render are drawn from. */
async function mediaOf({ studio, files }: SubmitDeps, { id, uid, sourceKey }: Render): Promise<RenderJob["media"]> {
  if (sourceKey !== null) return [{ id: "upload", url: await files.link(sourceKey) }];
  const { value: creation } = await studio.get(uid, id);
  const shown = creation.script ? await shownFiles({ studio, files }, uid, creation) : [];
  const media = creation.media.map(async ({ key }) => ({ id: key, url: await files.link(key) }));
  return [...(await Promise.all(media)), ...shown.map(({ key, url }) => ({ id: key, url }))];
}

async function readScenes(files: Files, render: Render): Promise<Record<string, unknown>[]> {
  const stored = await files.read(scenesKey(render));
  if (!stored) throw new Error("The scenes of the render are missing.");
  return JSON.parse(new TextDecoder().decode(stored));
}

/** The keys of an attempt's files, whether uploaded yet or not. */
export const renderKeys = (render: Render): string[] =>
  render.files.map(({ type }, index) => renderKey(folderOf(render), render.jobId, index, type));

/** Where the thumbnail of an attempt lies until the render ends. */
export const thumbnailKey = ({ id, jobId }: Pick<Render, "id" | "jobId">): string => `${renderFolder(id)}${jobId}.jpg`;

/** Where the files of a render are handed in: with the exports of a creation, or with the files of an upload. */
export const folderOf = ({ id, uid, sourceKey }: Pick<Render, "id" | "uid" | "sourceKey">): string =>
  sourceKey === null ? exportFolder(id) : uploadedAssetFolder({ uid, id });

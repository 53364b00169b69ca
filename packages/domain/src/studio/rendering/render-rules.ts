import { countedAs } from "../../assets/index.ts";
import { type Instant, later, minutes, Refusal, type Saying, sayingOf, seconds } from "../../kernel/index.ts";
import type { Creation } from "../creation/creation.ts";
import type { Render, StartRenderInput } from "./render.ts";
import { whyFailed } from "./render-failures.ts";
import { RENDER_JOB_MAX_BYTES, type RenderReason, type RenderStatus } from "./render-job.ts";

/** Times are our own choice: a job of two minutes of video takes about one. */
const MAX_ATTEMPTS = 3;
/** Active renders of one person at once. */
export const RENDERS_AT_ONCE = 3;
/** The renderer is polled after this time without a report, in ms. */
export const RENDER_SILENCE = seconds(40);
/** Without an answer for so long the job counts as lost, in ms. */
const RENDER_LOST = minutes(4);
/** From the click to the end, in ms. */
const RENDER_BUDGET = minutes(30);

/** Whether a creation may be handed to the renderer. `now` running renders of the same person are counted by the caller. */
export function refuseRender(creation: Creation, input: StartRenderInput, active: number): Refusal | null {
  const isVideo = countedAs(creation.kind) === "videos";
  const wrong = input.files.findIndex((file) => file.type !== (isVideo ? "video/mp4" : "image/jpeg"));
  if (wrong >= 0) return new Refusal("invalid", "studio.bad-render", "This creation has no such file.", field(wrong));
  if (isVideo && input.files.length > 1) {
    return new Refusal("invalid", "studio.bad-render", "A video is one file.", field(1));
  }
  if (JSON.stringify(input.files).length > RENDER_JOB_MAX_BYTES) {
    return new Refusal("invalid", "studio.render-too-large", "This has too many parts to be made at once.", "files");
  }
  return active >= RENDERS_AT_ONCE ? tooManyRenders() : null;
}

/** Whether an upload may be handed to the renderer. `isFitting`: the wanted file is of the upload's kind. */
export function refuseRepair({ scene }: { scene: unknown }, isFitting: boolean, active: number): Refusal | null {
  if (!isFitting) return new Refusal("invalid", "studio.bad-render", "This upload has no such file.", "file.type");
  if (JSON.stringify(scene).length > RENDER_JOB_MAX_BYTES) {
    return new Refusal("invalid", "studio.render-too-large", "This has too many parts to be made at once.", "file");
  }
  return active >= RENDERS_AT_ONCE ? tooManyRenders() : null;
}

const field = (index: number) => `files.${index}.type`;

/** What to do with the word of a renderer about the job of a render. */
export type NextForRender =
  | { type: "save"; render: Render }
  /** All files are there: look into them. */
  | { type: "finish" }
  /** Hand the job in once more. */
  | { type: "submit"; render: Render };

/**
 * The consequence of a job's state. `unknown`: the renderer has no such job, so it was lost with a container; `away`:
 * there is no answer. A temporary failure is tried again, as long as attempts and time are left.
 */
export function nextForRender(render: Render, status: RenderStatus | "unknown" | "away", now: Instant): NextForRender {
  if (later(render.startedAt, RENDER_BUDGET) <= now) return { type: "save", render: failed(render, "timed-out", now) };
  if (status === "away") {
    const lost = later(render.lastUpdated, RENDER_LOST) <= now;
    return lost ? again(render, "crashed", now) : { type: "save", render };
  }
  if (status === "unknown") return again(render, "crashed", now);
  switch (status.state) {
    case "queued":
      return { type: "save", render: { ...render, lastUpdated: now } };
    case "running": {
      const progress = Math.max(render.progress, Math.round(status.progress * 100) / 100);
      return { type: "save", render: { ...render, state: "drawing", progress, lastUpdated: now } };
    }
    case "done":
      return { type: "finish" };
    case "failed":
      return mayPass.includes(status.reason)
        ? again(render, status.reason, now)
        : { type: "save", render: failed(render, status.reason, now) };
  }
}

const mayPass: readonly RenderReason[] = [
  "crashed",
  "out-of-memory",
  "interrupted",
  "download-failed",
  "upload-failed",
];

function again(render: Render, reason: RenderReason, now: Instant): NextForRender {
  if (render.attempts >= MAX_ATTEMPTS) return { type: "save", render: failed(render, reason, now) };
  return { type: "submit", render: { ...render, state: "waiting", place: null, progress: 0, lastUpdated: now } };
}

const failed = (render: Render, reason: RenderReason, now: Instant): Render =>
  endedWith(render, whyFailed(render, reason), now);

const endedWith = (render: Render, { message, says }: Saying, now: Instant): Render => ({
  ...render,
  state: "failed",
  failure: message,
  failureSays: says,
  lastUpdated: now,
});

/** A render that ended without a file, for a cause that is not the renderer's. */
export const endedBy = (render: Render, refusal: Refusal, now: Instant): Render =>
  endedWith(render, sayingOf(refusal), now);

export const renderRunning = () =>
  new Refusal(
    "conflict",
    "studio.rendering",
    "We're exporting this in the cloud already. Wait for it, or cancel it first.",
  );
export const notRendering = () =>
  new Refusal("conflict", "studio.not-rendering", "This isn't being exported in the cloud anymore.");
const tooManyRenders = () =>
  new Refusal(
    "limit",
    "studio.renders-full",
    `We're exporting ${RENDERS_AT_ONCE} files for you in the cloud already. Wait until one is done.`,
  ).with({ most: RENDERS_AT_ONCE });
/** The creation was edited while its files were drawn. */
export const wordsChanged = () =>
  new Refusal(
    "conflict",
    "studio.words-changed",
    "You changed this while it was being made, so we didn't keep the old version. Export it again.",
  );

import { type Instant, Refusal, say, sayingOf } from "@vignette/domain/kernel";
import {
  type Creation,
  failedGeneration,
  generationProgress,
  missingMedia,
  videosToOrder,
} from "@vignette/domain/studio";
import { DocumentError, type Documents } from "../../../adapters/documents/documents.ts";
import type { Files } from "../../../adapters/files/files.ts";
import type { Generation, Stoppable } from "../../../adapters/generation/generation.ts";
import type { GenerationJob } from "../../../adapters/generation/generation-queue.ts";
import type { LivePush } from "../../../adapters/live.ts";
import { reportUnexpected } from "../../../adapters/log/report-unexpected.ts";
import { brandKitOf } from "../creation/brand-kit-of.ts";
import { type GenerationResult, withGeneratedMedia } from "../creation/generated-media.ts";
import { picturesOf } from "../creation/pictures-of.ts";
import type { StudioStore } from "../creation/store.ts";
import { abortWhenUnwanted } from "./abort-when-unwanted.ts";
import { currentCreation } from "./current-creation.ts";
import { directPictures } from "./pictures/direct-pictures.ts";
import { generateImages } from "./pictures/generate-images.ts";
import { showOwnPictures } from "./pictures/show-own-pictures.ts";
import { bestHooks } from "./script/best-hooks.ts";
import { streamScript } from "./script/stream-script.ts";
import { writeScript } from "./script/write-script.ts";
import { generateVideoClips } from "./video-clips/generate-video-clips.ts";
import { generateVoice } from "./voice/generate-voice.ts";

export type StepDeps = {
  documents: Documents;
  studio: StudioStore;
  generation: Generation;
  files: Files;
  live: LivePush;
  newId: () => string;
  clock: () => Instant;
  /** Has the parts of the photos named that nobody looked at. Never rejects. */
  readPhotos: (uid: string, ids: readonly string[], stoppable: Stoppable) => Promise<void>;
};

const broken = say(
  "studio.broken",
  "Something went wrong while this was being made. Try again to continue where it stopped.",
);

/**
 * Generates the next missing part of a creation: its script, some images, its voice, its video clips. Each is saved
 * before the next, so a retry continues after a failure. A job that was canceled or replaced stops. Throws only if
 * Firestore does not answer or the outcome could not be saved: the Workflow then tries the step again.
 */
export async function runNextStep(deps: StepDeps, job: GenerationJob): Promise<"more" | "done"> {
  const stored = await currentCreation(deps.studio, job);
  if (!stored) return "done";
  try {
    return await abortWhenUnwanted(wanted(deps, job), (signal) => oneStep({ ...deps, signal }, job, stored.value));
  } catch (error) {
    if (error instanceof DocumentError && error.kind === "unavailable") throw error;
    if (!(error instanceof Refusal)) reportUnexpected(error, { creationId: job.id });
    const why = error instanceof Refusal ? sayingOf(error) : broken;
    await save(deps, job, () => ({ ...failedGeneration(why), run: "" }));
    return "done";
  }
}

/** A running step can be aborted. */
type Running = StepDeps & { signal: AbortSignal };

async function oneStep(deps: Running, job: GenerationJob, creation: Creation): Promise<"more" | "done"> {
  if (!creation.script) return await generateScript(deps, job, creation);
  const missing = missingMedia(creation);
  const { images, clips } = missing;
  const director = images.length + clips.length > 0 ? await directPictures(deps, creation, creation.script) : null;
  if (director && images.length > 0)
    return await keep(deps, job, await generateImages({ ...deps, director }, creation.id, images));
  if (missing.voice) return await keep(deps, job, await generateVoice(deps, creation, creation.script));
  const ordered = videosToOrder(missing);
  if (ordered.length > 0) {
    const told = (change: (now: Creation) => Partial<Creation>) => save(deps, job, progressing(change));
    return await generateVideoClips({ ...deps, director, save: told }, creation, ordered);
  }
  await save(deps, job, () => ({ state: "draft", progress: 1, failure: null, run: "" }));
  return "done";
}

/** How long a script waits for its photos to be read, in ms, from when it is asked for. Our own choice. */
const READING_MS = 20_000;

/** Streams the script to open pages. Complete beats are saved on the way, so an interrupted stream leaves them. */
async function generateScript(deps: Running, job: GenerationJob, creation: Creation): Promise<"more" | "done"> {
  const [{ value: product }, hooks, brandKit] = await Promise.all([
    deps.studio.product(job.uid, creation.productId),
    bestHooks(deps, job.uid, creation.projectId),
    brandKitOf(deps.studio, creation),
  ]);
  const pictures = await picturesOf(deps.studio, product, creation.photos);
  const teller = streamScript(deps, creation, (written) => save(deps, job, () => ({ written }), "quiet"));
  const photos = pictures.filter(({ kind, parts }) => kind === "image" && parts === undefined);
  // While the script is written: the views of a photo are chosen after that.
  const patience = AbortSignal.any([deps.signal, AbortSignal.timeout(READING_MS)]);
  const reading = deps.readPhotos(
    job.uid,
    photos.map(({ id }) => id),
    { signal: patience },
  );
  try {
    const { signal } = deps;
    const written = await writeScript(deps, creation, product, {
      signal,
      onPartial: teller.tell,
      bestHooks: hooks,
      pictures,
      brandKit,
    });
    await reading;
    const script = await showOwnPictures(deps.studio, creation, product, written.script, pictures);
    const words = { ...written, script };
    await teller.settled();
    const change = (now: Creation) => ({ ...words, written: [], progress: generationProgress({ ...now, ...words }) });
    return (await save(deps, job, change)) ? "more" : "done";
  } finally {
    await teller.settled();
  }
}

/** Saves the generated media, then throws the failure if there was one. */
async function keep(deps: StepDeps, job: GenerationJob, { made, failure }: GenerationResult): Promise<"more" | "done"> {
  const isMine = await save(
    deps,
    job,
    progressing((now) => withGeneratedMedia(now, made)),
  );
  // Stopped or removed meanwhile: no document names these files.
  if (!isMine) await deps.files.remove(made.map(({ medium }) => medium.key));
  if (failure) throw failure;
  return isMine ? "more" : "done";
}

/** Adds the resulting progress to a change. */
const progressing = (change: (now: Creation) => Partial<Creation>) => (now: Creation) => {
  const changed = change(now);
  return { ...changed, progress: generationProgress({ ...now, ...changed }) };
};

/** Number of checks after which the timestamp is updated: a job that is silent for too long counts as lost. */
const SIGN_OF_LIFE = 20;

/** A check whether this job is still the current one. */
function wanted(deps: StepDeps, job: GenerationJob): () => Promise<boolean> {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked % SIGN_OF_LIFE === 0
      ? await save(deps, job, () => ({}), "quiet")
      : (await currentCreation(deps.studio, job)) !== null;
  };
}

/** Saves a change on top of concurrent edits. False if this job is no longer the current one. */
async function save(
  deps: StepDeps,
  job: GenerationJob,
  change: (now: Creation) => Partial<Creation>,
  how: "told" | "quiet" = "told",
): Promise<boolean> {
  for (;;) {
    const stored = await currentCreation(deps.studio, job);
    if (!stored) return false;
    const { value, version } = stored;
    try {
      const next = { ...change(value), lastUpdated: deps.clock() };
      await deps.studio.patch(value.id, next, { version });
      const { uid, projectId, id } = value;
      if (how === "quiet") return true;
      await deps.live(uid, { type: "creation", projectId, creationId: id, progress: next.progress ?? value.progress });
      return true;
    } catch (error) {
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
    }
  }
}

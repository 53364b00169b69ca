import { upright } from "@vignette/domain/media";
import { InputDisposedError, UnsupportedInputFormatError } from "mediabunny";
import { fileTypeOf } from "./file-type.ts";
import { imageHeader, isImage } from "./image-header.ts";
import { inspectTracks } from "./inspect-tracks.ts";
import { checkIsoIndex } from "./iso-index.ts";
import { type ContainerFormat, type MediaFacts, type MediaRefusal, MediaRefused } from "./media-facts.ts";
import { provePicture } from "./prove-picture.ts";

/** `signal` ends the inspection with its reason; `timeoutMs` (10 000) refuses a file that takes longer. */
export type InspectOptions = { signal?: AbortSignal; timeoutMs?: number };

const TIMEOUT_MS = 10_000;

/** `inspectMedia` of `late-media.ts`. */
export async function inspectMedia(
  file: Blob | Uint8Array<ArrayBuffer>,
  options: InspectOptions = {},
): Promise<MediaFacts | MediaRefusal> {
  const blob = file instanceof Blob ? file : new Blob([file]);
  const late = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
  try {
    signal.throwIfAborted();
    return await Promise.race([factsOf(blob, signal), whenAborted(signal)]);
  } catch (error) {
    options.signal?.throwIfAborted();
    return refusalOf(error, late);
  }
}

async function factsOf(file: Blob, signal: AbortSignal): Promise<MediaFacts> {
  const container = await fileTypeOf(file);
  if (isImage(container)) return imageFacts(file);
  if (container === "mp4" || container === "mov") await checkIsoIndex(file);
  return inspectTracks(file, container as Exclude<ContainerFormat, "jpeg" | "png" | "gif" | "webp" | "avif">, signal);
}

async function imageFacts(file: Blob): Promise<MediaFacts> {
  const { container, ...header } = await imageHeader(file);
  await provePicture(file);
  const still = { videoCodec: null, audioCodec: null, durationMs: 0, frameRate: 0, hasSound: false, sampleRate: 0 };
  return { kind: "image", container, ...still, ...upright(header), bytes: file.size, orientation: header.orientation };
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function refusalOf(error: unknown, late: AbortSignal): MediaRefusal {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof MediaRefused) return { kind: "refused", reason: error.reason, detail };
  if (late.aborted || error instanceof InputDisposedError)
    return { kind: "refused", reason: "timed-out", detail: "Looking at it took too long." };
  if (error instanceof UnsupportedInputFormatError) return { kind: "refused", reason: "unknown-type", detail };
  return { kind: "refused", reason: "damaged", detail };
}

import type { HostDeps } from "../../host.ts";
import { mediaFacts } from "../../media-check/index.ts";
import type { PlatformSettings } from "../../platform-settings.ts";
import { isOwnAddress, MediaTooLarge, PullFailed, pullMedia } from "../../pull-media.ts";
import { storeMedia } from "../../store-media.ts";
import type { ContainerKind, ContainerRequest } from "./container-request.ts";
import type { InstagramContainer, InstagramContainers } from "./containers.ts";
import { GraphError } from "./graph-error.ts";
import {
  cannotFetch,
  type InstagramMediaFailure,
  imageTooLarge,
  MAX_IMAGE_BYTES,
  maxVideoBytes,
  refuseImage,
  refuseVideo,
} from "./media-rules.ts";

type Deps = HostDeps & { containers: InstagramContainers; settings: () => PlatformSettings };
type Fetched = { media: Extract<InstagramContainer, { state: "ready" }>["media"] } | { failure: InstagramMediaFailure };

/** A few seconds cover an app that is just starting. Our own choice. */
const RETRY_AFTER_MS = [300, 600, 1200, 2400];

/**
 * How a container gets its media. Images are fetched and judged while the caller waits, so that a bad one is refused
 * in the answer; videos are fetched afterwards, and a bad one shows in `status_code`.
 */
export function containerMedia(deps: Deps) {
  const finish = (container: InstagramContainer, fetched: Fetched, processingMs: number) => {
    // Stopped meanwhile: the next start takes it up again.
    if (!deps.db.isOpen) return;
    const { id, userId, request, createdAt, published } = container;
    const base = { id, userId, request, createdAt, published };
    deps.containers.save(
      "failure" in fetched
        ? { ...base, state: "failed", failure: fetched.failure }
        : { ...base, state: "ready", readyAt: deps.now() + processingMs, media: fetched.media },
    );
  };
  const runOn = (container: InstagramContainer) =>
    void fetchVideo(deps, container.request)
      .then((fetched) => finish(container, fetched, deps.db.isOpen ? deps.settings().processingMs : 0))
      .catch((error) => deps.db.isOpen && console.error("An Instagram container failed inside the sandbox.", error));
  for (const container of deps.containers.interrupted()) runOn(container);

  return {
    /** Throws GraphError for an image that cannot be fetched or accepted; then no container exists. */
    async begin(userId: string, request: ContainerRequest): Promise<InstagramContainer> {
      if (request.coverUrl !== null) await fetchImage(deps, request.coverUrl, "cover");
      if (isVideo(request.kind) || request.sourceUrl === null) {
        const container = deps.containers.begin(userId, request);
        if (container.state === "fetching") runOn(container);
        return container;
      }
      const fetched = await fetchImage(deps, request.sourceUrl, request.kind);
      const container = deps.containers.begin(userId, request);
      finish(container, fetched, deps.settings().imageProcessingMs);
      return container;
    },
  };
}

export type ContainerMedia = ReturnType<typeof containerMedia>;

function isVideo(kind: ContainerKind): boolean {
  return kind === "reel" || kind.endsWith("-video");
}

async function fetchImage(deps: Deps, url: string, kind: ContainerKind | "cover"): Promise<Fetched> {
  const bytes = await fetchBytes(deps, url, { maxBytes: MAX_IMAGE_BYTES });
  if (bytes === "too-large") throw new GraphError(imageTooLarge);
  if (bytes === "unreachable") throw new GraphError(cannotFetch);
  const facts = await mediaFacts(bytes);
  const failure = refuseImage(facts, kind);
  if (failure !== null || facts === null) throw new GraphError(failure ?? cannotFetch);
  return { media: [storeMedia(deps.posts, bytes, facts)] };
}

async function fetchVideo(deps: Deps, { kind, sourceUrl, thumbOffsetMs }: ContainerRequest): Promise<Fetched> {
  const maxBytes = maxVideoBytes(kind);
  const bytes = await fetchBytes(deps, sourceUrl ?? "", { maxBytes, retryAfterMs: RETRY_AFTER_MS });
  if (bytes === "unreachable") return { failure: cannotFetch };
  if (bytes === "too-large") {
    return { failure: { code: 352, subcode: 2207026, message: `The video is larger than ${maxBytes} bytes` } };
  }
  const facts = await mediaFacts(bytes);
  const failure = refuseVideo(facts, { kind, thumbOffsetMs, bytes: bytes.byteLength });
  if (failure !== null || facts === null) return { failure: failure ?? cannotFetch };
  if (!deps.db.isOpen) return { failure: cannotFetch };
  return { media: [storeMedia(deps.posts, bytes, facts)] };
}

async function fetchBytes(
  deps: Deps,
  url: string,
  limits: Parameters<typeof pullMedia>[2],
): Promise<Uint8Array | "too-large" | "unreachable"> {
  if (!isOwnAddress(deps.appOrigins, url)) return "unreachable";
  try {
    return await pullMedia(deps, url, limits);
  } catch (error) {
    if (error instanceof MediaTooLarge) return "too-large";
    if (error instanceof PullFailed) return "unreachable";
    throw error;
  }
}

import type { DurableObjectNamespace } from "@cloudflare/workers-types";

/** Calls one renderer. Throws if it does not answer. */
export type RendererCall = {
  /** All renderers, in the order of use: a second one is started only if the first is busy. */
  places: readonly string[];
  ask: (place: string, path: string, init: RequestInit) => Promise<Response>;
};

const ORIGIN = "https://renderer.vignette.internal";
/** As many containers as `max_instances` in wrangler.toml allows. */
const CONTAINERS = ["renderer-1", "renderer-2", "renderer-3", "renderer-4"];

/** The containers; if none are bound, one renderer under its host name in our own network. */
export function rendererCall(
  containers: DurableObjectNamespace | undefined,
  fetch: typeof globalThis.fetch,
): RendererCall {
  if (!containers) return { places: ["renderer-1"], ask: (_place, path, init) => fetch(ORIGIN + path, init) };
  return {
    places: CONTAINERS,
    ask: async (place, path, init) => {
      const container = containers.get(containers.idFromName(place));
      return (await container.fetch(ORIGIN + path, init as never)) as unknown as Response;
    },
  };
}

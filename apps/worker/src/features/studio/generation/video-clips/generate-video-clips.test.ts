import type { Creation, OrderedVideo } from "@vignette/domain/studio";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DocumentError } from "../../../../adapters/documents/documents.ts";
import { generateVideoClips } from "./generate-video-clips.ts";

const wanted: OrderedVideo = { beatId: "b", prompt: "A candle", take: 0 };
type Deps = Parameters<typeof generateVideoClips>[0];

/** `fails`: how often saving the ticket fails, and with what. */
function aProvider(fails: { times: number; kind: DocumentError["kind"] }) {
  let stored = { media: [], orders: [], script: { beats: [{ id: "b" }] } } as unknown as Creation;
  const canceled: string[] = [];
  let left = fails.times;
  const deps = {
    director: { clip: async () => ({ prompt: "A candle", start: null }) },
    generation: {
      orderVideoClip: async () => ({ ticket: "queue/1" }),
      cancelVideoClip: async (ticket: string) => canceled.push(ticket),
    },
    newId: () => "o",
    clock: () => 0,
    async save(change: (now: Creation) => Partial<Creation>) {
      const next = { ...stored, ...change(stored) };
      if (next.orders?.[0]?.ticket && left-- > 0) throw new DocumentError(fails.kind, "Not now.");
      stored = next;
      return true;
    },
  } as unknown as Deps;
  return { order: () => generateVideoClips(deps, stored, [wanted]), canceled, orders: () => stored.orders };
}

describe("the ticket of an ordered clip", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(["unavailable", "denied"] as const)("is saved although Firestore says “%s” at first", async (kind) => {
    const { order, orders } = aProvider({ times: 4, kind });
    const placed = order();
    await vi.runAllTimersAsync();
    expect(await placed).toBe("more");
    expect(orders()).toMatchObject([{ id: "o", ticket: "queue/1" }]);
  });

  it("that can never be saved cancels its order", async () => {
    const { order, canceled } = aProvider({ times: 99, kind: "unavailable" });
    const placed = expect(order()).rejects.toMatchObject({ kind: "unavailable" });
    await vi.runAllTimersAsync();
    await placed;
    expect(canceled).toEqual(["queue/1"]);
  });
});

import { Refusal } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import type { CallMeter } from "../../src/adapters/generation/call-meter.ts";
import type { Generation, WritingTask } from "../../src/adapters/generation/generation.ts";
import { meteredModels } from "../../src/adapters/generation/metered-models.ts";
import { providerRefused, providerUnusable } from "../../src/adapters/generation/provider-refusals.ts";

const spent = [{ port: "text" as const, provider: "openai", model: "m", calls: 1, micros: 400, unpriced: 0 }];

/** The models with a meter that writes down what happens, and a provider that answers, or fails as it is told. */
function metered(failure: Error | null = null) {
  const log: string[] = [];
  const answer = async () => {
    if (failure) throw failure;
    return { spent, ticket: "t" };
  };
  const meter: CallMeter = {
    async book(verb) {
      log.push(verb);
      return {
        settle: async (cost) => void log.push(cost === null ? "price of the verb" : "true cost"),
        release: async () => void log.push("released"),
      };
    },
  };
  const model = { writeScript: answer, drawImage: answer, speak: answer, transcribe: answer };
  const orders = { orderVideoClip: answer, orderTake: answer };
  return { log, models: meteredModels({ ...model, ...orders } as never, meter) };
}

const writing = (verb: WritingTask<unknown>["verb"]) => (models: Generation) =>
  models.writeScript({ verb, name: "x", schema: {}, facts: {}, parse: (it) => it });
const recording = { bytes: new Uint8Array(), type: "audio/wav" };

type Call = (models: Generation) => Promise<unknown>;
const texts = ["script", "rewrite", "hooks", "brief", "alt-text"] as const;

/** Every call that costs, by what it is booked as. */
const calls: [verb: string, call: Call][] = [
  ...texts.map((verb): [string, Call] => [verb, writing(verb)]),
  ["image", (models) => models.drawImage("a cup")],
  ["speech", (models) => models.speak("Hello")],
  ["voice-sample", (models) => models.speak("Hello", { verb: "voice-sample" })],
  ["transcription", (models) => models.transcribe(recording)],
  ["video-clip", (models) => models.orderVideoClip("a cup")],
  ["presenter", (models) => models.orderTake({} as never, {} as never)],
];
/** What is booked for orders: a declined one is not in the provider's queue, so that nothing was done. */
const orders: readonly string[] = ["video-clip", "presenter"];

describe.each(calls)("a call booked as %s (ADR 45)", (verb, call) => {
  it("is settled at its true cost", async () => {
    const { log, models } = metered();
    await call(models);
    expect(log).toEqual([verb, "true cost"]);
  });

  it.each([
    ["the provider declined", providerRefused(), orders.includes(verb) ? "released" : "price of the verb"],
    ["no attempt was of use", providerUnusable(), "price of the verb"],
    ["it was aborted", new Refusal("unavailable", "generation.stopped", "Stopped."), "price of the verb"],
    ["the provider is busy", new Refusal("limit", "generation.busy", "Busy."), "released"],
  ])("is not free if %s and something was done, and free if nothing was", async (_case, failure, end) => {
    const { log, models } = metered(failure);
    await expect(call(models)).rejects.toBe(failure);
    expect(log).toEqual([verb, end]);
  });
});

import type { SpeechModel } from "../model-ports.ts";
import { runModel, type WorkersAiConfig } from "./workers-ai.ts";

/** The voices of aura by model, the default first. Source: docs/platforms/workers-ai.md#speech. */
const speakers: Readonly<Record<string, { language: string; names: readonly string[] }>> = {
  "@cf/deepgram/aura-1": {
    language: "en",
    names: "angus asteria arcas orion orpheus athena luna zeus perseus helios hera stella".split(" "),
  },
  "@cf/deepgram/aura-2-en": {
    language: "en",
    names: "luna apollo arcas asteria athena aurora cora helena hera hermes iris juno orion thalia zeus".split(" "),
  },
  "@cf/deepgram/aura-2-es": {
    language: "es",
    names: "aquila alvaro carina celeste diana estrella javier nestor selena sirio".split(" "),
  },
};

/** Generates speech with aura, without word timings. */
export const workersAiSpeechModel = (config: WorkersAiConfig): SpeechModel => ({
  longest: 2000,
  voices: async () => {
    const { names = [], language = null } = speakers[config.model] ?? {};
    return names.map((id) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}`, about: "", language }));
  },
  speak: (text, speaker, options) =>
    runModel(config, { text, speaker, ...FORMAT }, options, async (response, call) => ({
      bytes: new Uint8Array(await response.arrayBuffer()),
      words: null,
      placeholder: call.placeholder(),
    })),
});

/** Uncompressed samples, so that single lines can be cut out later. */
const FORMAT = { encoding: "linear16", container: "wav", sample_rate: 24_000 };

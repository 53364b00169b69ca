import type { VoiceTrait } from "@vignette/domain/studio";
import type { SpeechModel } from "../model-ports.ts";
import { runModel, type WorkersAiConfig } from "./workers-ai.ts";

type Speakers = { language: string; voices: Readonly<Record<string, readonly VoiceTrait[]>> };

/** The voices of aura by model, the default first, and how they sound. Source: docs/platforms/workers-ai.md#speech. */
const speakers: Readonly<Record<string, Speakers>> = {
  "@cf/deepgram/aura-1": {
    language: "en",
    voices: {
      angus: ["male", "Irish", "warm", "friendly"],
      asteria: ["female", "American", "clear", "confident"],
      arcas: ["male", "American", "natural", "smooth"],
      orion: ["male", "American", "calm", "approachable"],
      orpheus: ["male", "American", "professional", "trustworthy"],
      athena: ["female", "British", "calm", "smooth"],
      luna: ["female", "American", "friendly", "engaging"],
      zeus: ["male", "American", "deep", "trustworthy"],
      perseus: ["male", "American", "confident", "professional"],
      helios: ["male", "British", "clear", "confident"],
      hera: ["female", "American", "warm", "professional"],
      stella: ["female", "American", "clear", "engaging"],
    },
  },
  "@cf/deepgram/aura-2-en": {
    language: "en",
    voices: {
      luna: ["female", "American", "friendly", "natural"],
      apollo: ["male", "American", "confident", "casual"],
      arcas: ["male", "American", "natural", "smooth"],
      asteria: ["female", "American", "clear", "energetic"],
      athena: ["female", "American", "calm", "professional"],
      aurora: ["female", "American", "cheerful", "expressive"],
      cora: ["female", "American", "smooth", "caring"],
      helena: ["female", "American", "caring", "raspy"],
      hera: ["female", "American", "smooth", "warm"],
      hermes: ["male", "American", "expressive", "engaging"],
      iris: ["female", "American", "cheerful", "approachable"],
      juno: ["female", "American", "natural", "breathy"],
      orion: ["male", "American", "calm", "approachable"],
      thalia: ["female", "American", "clear", "enthusiastic"],
      zeus: ["male", "American", "deep", "smooth"],
    },
  },
  "@cf/deepgram/aura-2-es": {
    language: "es",
    voices: {
      aquila: ["male", "Latin American", "expressive", "casual"],
      alvaro: ["male", "from Spain", "calm", "clear"],
      carina: ["female", "from Spain", "energetic", "raspy"],
      celeste: ["female", "Colombian", "clear", "friendly"],
      diana: ["female", "from Spain", "confident", "expressive"],
      estrella: ["female", "Mexican", "calm", "natural"],
      javier: ["male", "Mexican", "friendly", "calm"],
      nestor: ["male", "from Spain", "calm", "confident"],
      selena: ["female", "Latin American", "casual", "friendly"],
      sirio: ["male", "Mexican", "calm", "deep"],
    },
  },
};

/** Generates speech with aura, without word timings. */
export const workersAiSpeechModel = (config: WorkersAiConfig): SpeechModel => ({
  longest: 2000,
  voices: async () => {
    const { voices = {}, language = null } = speakers[config.model] ?? {};
    const named = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;
    return Object.entries(voices).map(([id, traits]) => ({
      ...{ id, name: named(id), about: traits.join(", "), language },
      isFixed: true,
    }));
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

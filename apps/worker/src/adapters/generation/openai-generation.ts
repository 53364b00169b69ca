import type { Generation } from "./generation.ts";
import type { Provider } from "./provider.ts";

/**
 * Words, pictures and voices by an OpenAI-compatible provider.
 * The AI SDK is large: it is taken up when something is to be made, not with every isolate.
 */
export function openaiGeneration(provider: Provider): Generation {
  return {
    writeScript: async (task) => (await import("./write-script.ts")).writeScript(provider, task),
    drawImage: async (prompt) => (await import("./draw-image.ts")).drawImage(provider, prompt),
    speak: async (text) => (await import("./speak.ts")).speak(provider, text),
  };
}

// Loads the Worker's lazy modules before any request: in tests modules come over the runner's own connection, and one
// request cannot wait for a module that another one requested.
import "../src/adapters/generation/generate-image.ts";
import "../src/adapters/generation/elevenlabs/elevenlabs-speech-model.ts";
import "../src/adapters/generation/fal/fal-video-model.ts";
import "../src/adapters/generation/openai/openai-image-model.ts";
import "../src/adapters/generation/openai/openai-transcription-model.ts";
import "../src/adapters/generation/openai/openai-speech-model.ts";
import "../src/adapters/generation/openai/openai-text-model.ts";
import "../src/adapters/generation/speak.ts";
import "../src/adapters/generation/workers-ai/workers-ai-image-model.ts";
import "../src/adapters/generation/workers-ai/workers-ai-transcription-model.ts";
import "../src/adapters/generation/workers-ai/workers-ai-speech-model.ts";
import "../src/adapters/generation/workers-ai/workers-ai-text-model.ts";
import "../src/adapters/generation/write-script.ts";

// What the Worker loads late is here before any request: in tests modules come over the runner's own connection, and a
// module that one request asks for cannot be waited for by another.
import "../src/adapters/generation/draw-image.ts";
import "../src/adapters/generation/elevenlabs/elevenlabs-speaker.ts";
import "../src/adapters/generation/fal/fal-films.ts";
import "../src/adapters/generation/openai/openai-draughtsman.ts";
import "../src/adapters/generation/openai/openai-listener.ts";
import "../src/adapters/generation/openai/openai-speaker.ts";
import "../src/adapters/generation/openai/openai-writer.ts";
import "../src/adapters/generation/speak.ts";
import "../src/adapters/generation/workers-ai/workers-ai-draughtsman.ts";
import "../src/adapters/generation/workers-ai/workers-ai-listener.ts";
import "../src/adapters/generation/workers-ai/workers-ai-speaker.ts";
import "../src/adapters/generation/workers-ai/workers-ai-writer.ts";
import "../src/adapters/generation/write-script.ts";

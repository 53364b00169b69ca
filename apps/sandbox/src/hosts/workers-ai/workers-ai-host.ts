import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { placeholderMark } from "../placeholder-mark.ts";
import { browserRun } from "../web-pages/browser-run.ts";
import { auraSpeech, diffusionImage, schnellImage, transcription } from "./media-models.ts";
import { textAnswer } from "./text-model.ts";
import { badInput, noSuchModel, WorkersAiError } from "./workers-ai-error.ts";

const TEXT =
  /^@cf\/(meta\/llama-|openai\/gpt-oss-|qwen\/qwen|google\/gemma-|mistralai\/mistral-|zai-org\/glm-|moonshotai\/kimi|deepseek-ai\/deepseek-v4|nvidia\/nemotron)/;
const LARGEST = 32 * 1024 * 1024;

/**
 * api.cloudflare.com, as far as running models goes: the same input and output as the binding, in the API's envelope.
 * Source: docs/platforms/workers-ai.md.
 */
export function workersAiHost(deps: Pick<HostDeps, "db">): Host {
  const app = new Hono();
  app.use(placeholderMark);
  app.onError((error, c) => {
    if (!(error instanceof WorkersAiError)) throw error;
    const errors = [{ code: error.code, message: error.message }];
    return c.json({ result: null, success: false, errors, messages: [] }, error.status);
  });
  app.use((c, next) => {
    requireToken(c.req.header("authorization") ?? "");
    return next();
  });
  app.post("/client/v4/accounts/:account/ai/run/:model{.+}", async (c) => {
    if (!/^[0-9a-f]{32}$/.test(c.req.param("account")))
      throw new WorkersAiError(404, 7003, "Could not route to /accounts, perhaps your object identifier is invalid?");
    return await run(c.req.param("model"), await bodyOf(c.req.raw));
  });
  app.route("/", browserRun(deps));
  app.notFound((c) =>
    c.json(
      { result: null, success: false, errors: [{ code: 7000, message: "No route for that URI" }], messages: [] },
      404,
    ),
  );
  return { names: ["api.cloudflare.com"], app };
}

/** Runs a model. Bytes come bare; everything else in the envelope. Throws WorkersAiError. */
async function run(model: string, body: unknown): Promise<Response> {
  if (TEXT.test(model)) {
    const { result, stream } = textAnswer(model, body);
    return stream === null
      ? enveloped(result)
      : new Response(stream, { headers: { "content-type": "text/event-stream" } });
  }
  switch (model) {
    case "@cf/black-forest-labs/flux-1-schnell":
      return enveloped(await schnellImage(body));
    case "@cf/stabilityai/stable-diffusion-xl-base-1.0":
    case "@cf/bytedance/stable-diffusion-xl-lightning":
      return new Response(await diffusionImage(body), { headers: { "content-type": "image/png" } });
    case "@cf/deepgram/aura-1":
    case "@cf/deepgram/aura-2-en":
    case "@cf/deepgram/aura-2-es": {
      const { bytes, type } = auraSpeech(body);
      return new Response(bytes, { headers: { "content-type": type } });
    }
    case "@cf/openai/whisper":
    case "@cf/openai/whisper-large-v3-turbo":
      return enveloped(transcription(model, body));
    default:
      throw noSuchModel(model);
  }
}

const enveloped = (result: unknown): Response => Response.json({ result, success: true, errors: [], messages: [] });

/** JSON, or the bytes of a recording as the API also takes them. */
async function bodyOf(request: Request): Promise<unknown> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > LARGEST) throw new WorkersAiError(413, 3006, "AiError: Request is too large");
  if (request.headers.get("content-type")?.startsWith("application/json") === false && bytes[0] !== 0x7b)
    return { audio: [...bytes] };
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw badInput("invalid JSON");
  }
}

/** Tokens that begin with a certain word make the refusal of that name. */
function requireToken(authorization: string): void {
  if (!/^Bearer \S+/.test(authorization) || /^Bearer invalid/.test(authorization))
    throw new WorkersAiError(401, 10000, "Authentication error");
  if (/^Bearer exhausted/.test(authorization))
    throw new WorkersAiError(429, 3036, "AiError: you have used up your daily free allocation of 10,000 neurons");
  if (/^Bearer limited/.test(authorization))
    throw new WorkersAiError(429, 3040, "AiError: Capacity temporarily exceeded, please try again.");
}

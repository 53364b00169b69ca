import { createParser } from "eventsource-parser";
import * as z from "zod/mini";

/** Text, or text in parts beside others, as some compatible services answer. */
const Content = z.union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.optional(z.unknown()) }))]);
const Said = z.looseObject({ content: z.nullish(Content), refusal: z.nullish(z.unknown()) });
const Chunk = z.looseObject({
  choices: z.array(
    z.looseObject({
      delta: z.nullish(Said),
      message: z.nullish(Said),
      finish_reason: z.nullish(z.string()),
    }),
  ),
  usage: z.nullish(z.looseObject({ prompt_tokens: z.nullish(z.number()), completion_tokens: z.nullish(z.number()) })),
});

/** One piece of an answer: `text` is what it adds, and the others are null until they are known. */
export type ChatChunk = {
  text: string;
  isRefusal: boolean;
  finishReason: string | null;
  tokens: { input: number; output: number } | null;
};

/**
 * The pieces of a chat completion as they arrive. Some compatible services ignore `stream` and answer with one JSON body,
 * which is one piece. Throws if the connection breaks or a piece is not a chunk, after all pieces before it. Source:
 * docs/platforms/openai.md#text.
 */
export async function* chatChunks(response: Response): AsyncGenerator<ChatChunk> {
  if (response.headers.get("content-type")?.includes("application/json")) {
    yield chunkOf(await response.json());
    return;
  }
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of events.splice(0)) if (data !== "[DONE]") yield chunkOf(JSON.parse(data));
  }
}

function chunkOf(value: unknown): ChatChunk {
  const { choices, usage } = Chunk.parse(value);
  const [choice] = choices;
  const { content, refusal } = choice?.delta ?? choice?.message ?? {};
  return {
    text: textOf(content),
    isRefusal: typeof refusal === "string" && refusal !== "",
    finishReason: choice?.finish_reason ?? null,
    tokens: usage ? { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 } : null,
  };
}

function textOf(content: z.infer<typeof Content> | null | undefined): string {
  if (typeof content === "string") return content;
  const parts = content ?? [];
  return parts.map(({ type, text }) => (type === "text" && typeof text === "string" ? text : "")).join("");
}

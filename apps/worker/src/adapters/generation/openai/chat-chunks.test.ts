import { describe, expect, it } from "vitest";
import { type ChatChunk, chatChunks } from "./chat-chunks.ts";

const chunk = (delta: object, more: object = {}) => JSON.stringify({ choices: [{ index: 0, delta, ...more }] });

/** A stream of events, cut into pieces of a few bytes, that breaks at the end if told so. */
function streamOf(events: string[], { breaks = false } = {}): Response {
  const bytes = new TextEncoder().encode(events.map((it) => `data: ${it}\n\n`).join(""));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) return controller.enqueue(piece);
      return breaks ? controller.error(new Error("The connection broke.")) : controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

async function all(response: Response): Promise<ChatChunk[]> {
  const chunks: ChatChunk[] = [];
  for await (const chunk of chatChunks(response)) chunks.push(chunk);
  return chunks;
}

describe("the pieces of a chat completion", () => {
  it("are read across the pieces of the stream, with the tokens at the end", async () => {
    const usage = JSON.stringify({ choices: [], usage: { prompt_tokens: 4, completion_tokens: 2 } });
    const events = [
      chunk({ content: "Grüß" }),
      chunk({ content: " dich" }, { finish_reason: "stop" }),
      usage,
      "[DONE]",
    ];
    const read = await all(streamOf(events));
    expect(read.map(({ text }) => text)).toEqual(["Grüß", " dich", ""]);
    expect(read.map(({ finishReason }) => finishReason)).toEqual([null, "stop", null]);
    expect(read.at(-1)?.tokens).toEqual({ input: 4, output: 2 });
  });

  it("hold the text of parts, and neither thoughts nor refusals", async () => {
    const content = [
      { type: "thinking", thinking: [] },
      { type: "text", text: "Hi" },
    ];
    const read = await all(streamOf([chunk({ content }), chunk({ refusal: "I cannot help." })]));
    expect(read.map(({ text, isRefusal }) => [text, isRefusal])).toEqual([
      ["Hi", false],
      ["", true],
    ]);
  });

  it("that came before a connection broke are all passed on", async () => {
    const received: string[] = [];
    const reading = (async () => {
      for await (const { text } of chatChunks(streamOf([chunk({ content: "One" })], { breaks: true })))
        received.push(text);
    })();
    await expect(reading).rejects.toThrow("The connection broke.");
    expect(received).toEqual(["One"]);
  });
});

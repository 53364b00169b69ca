import { type Completion, FINGERPRINT } from "./chat-completions.ts";

/** The answer as server-sent events, a few words each. */
export function completionStream(completion: Completion, includeUsage: boolean): Response {
  const { id, created, model, content, refusal, finishReason, usage } = completion;
  const head = { id, object: "chat.completion.chunk", created, model, system_fingerprint: FINGERPRINT };
  const chunk = (delta: object, finish: string | null = null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
  const pieces = (content ?? refusal ?? "").match(/[\s\S]{1,24}/g) ?? [];
  const events = [
    chunk({ role: "assistant", content: "", refusal: null }),
    ...pieces.map((piece) => chunk(content === null ? { refusal: piece } : { content: piece })),
    chunk({}, finishReason),
    ...(includeUsage ? [{ ...head, choices: [], usage }] : []),
  ];
  const encoder = new TextEncoder();
  const lines = [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), "data: [DONE]\n\n"].values();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = lines.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
  });
}

import { type ChatChoice, type Completion, FINGERPRINT } from "./chat-completions.ts";
import { eventStream, textChunks } from "./event-stream.ts";

/** The answer as server-sent events, a few words each. */
export function completionStream({ id, created, model, choices, usage }: Completion, includeUsage: boolean): Response {
  const head = { id, object: "chat.completion.chunk", created, model, system_fingerprint: FINGERPRINT };
  const events = [
    ...choices.flatMap((choice, index) => chunksOf(choice, index).map((it) => ({ ...head, choices: [it] }))),
    ...(includeUsage ? [{ ...head, choices: [], usage }] : []),
  ];
  return eventStream([...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), "data: [DONE]\n\n"]);
}

function chunksOf({ content, refusal, toolCall, finishReason }: ChatChoice, index: number) {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    index,
    delta,
    logprobs: null,
    finish_reason,
  });
  const start = { role: "assistant", content: toolCall ? null : "", refusal: null };
  return [
    chunk(toolCall ? { ...start, tool_calls: [{ index: 0, ...withoutArguments(toolCall) }] } : start),
    ...textChunks(content ?? refusal ?? toolCall?.function.arguments ?? "").map((piece) => {
      if (toolCall) return chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
      return chunk(content === null ? { refusal: piece } : { content: piece });
    }),
    chunk({}, finishReason),
  ];
}

const withoutArguments = (call: NonNullable<ChatChoice["toolCall"]>) => ({
  ...call,
  function: { ...call.function, arguments: "" },
});

import { eventStream, textChunks } from "./event-stream.ts";
import type { ModelResponse } from "./responses.ts";

/** A response as server-sent events, each named after its type. Source: docs/platforms/openai.md#text. */
export function responseStream(response: ModelResponse): Response {
  const [item] = response.output;
  const [part] = item?.content ?? [];
  if (!item || !part) return eventStream([]);
  const begun = { ...response, status: "in_progress", output: [], usage: null };
  const at = { item_id: item.id, output_index: 0, content_index: 0 };
  const isText = part.type === "output_text";
  const kind = isText ? "response.output_text" : "response.refusal";
  const text = isText ? part.text : part.refusal;
  const emptyPart = isText ? { ...part, text: "" } : { ...part, refusal: "" };
  const logprobs = isText ? { logprobs: [] } : {};
  const events: { type: string; [field: string]: unknown }[] = [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    { type: "response.output_item.added", output_index: 0, item: { ...item, status: "in_progress", content: [] } },
    { type: "response.content_part.added", ...at, part: emptyPart },
    ...textChunks(text).map((delta) => ({ type: `${kind}.delta`, ...at, delta, ...logprobs })),
    { type: `${kind}.done`, ...at, ...(isText ? { text } : { refusal: text }), ...logprobs },
    { type: "response.content_part.done", ...at, part },
    { type: "response.output_item.done", output_index: 0, item },
    { type: `response.${response.status}`, response },
  ];
  return eventStream(
    events.map((event, sequence_number) => {
      return `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`;
    }),
  );
}

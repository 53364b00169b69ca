import * as z from "zod/mini";

const Whole = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
});

/**
 * Turns any answer into a stream. Some compatible services ignore `stream` and answer with one JSON body, which
 * becomes a stream of one event. A connection that breaks ends the stream without an error: otherwise the SDK would
 * discard text that it has not passed on yet. Only a deliberate abort is an error.
 */
export async function streamedAnswer(response: Response, isGivenUp: () => boolean): Promise<Response> {
  if (!response.headers.get("content-type")?.includes("application/json")) return untilItBreaks(response, isGivenUp);
  const whole = Whole.safeParse(await response.json().catch(() => null));
  const events = whole.success ? [{ ...whole.data, choices: whole.data.choices.map(delta) }] : [];
  const body = [...events.map((it) => JSON.stringify(it)), "[DONE]"].map((it) => `data: ${it}\n\n`).join("");
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

const delta = ({ message, ...choice }: z.infer<typeof Whole>["choices"][number]) => ({ ...choice, delta: message });

function untilItBreaks(response: Response, isGivenUp: () => boolean): Response {
  const reader = response.body?.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (isGivenUp()) controller.error(error);
        else controller.close();
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return new Response(body, { headers: response.headers });
}

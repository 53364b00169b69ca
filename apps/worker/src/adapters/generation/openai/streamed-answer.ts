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

/** Some compatible services ignore `stream` and answer in one piece: it is put on the wire as a stream of one event. */
export async function streamedAnswer(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.includes("application/json")) return response;
  const whole = Whole.safeParse(await response.json().catch(() => null));
  const events = whole.success ? [{ ...whole.data, choices: whole.data.choices.map(delta) }] : [];
  const body = [...events.map((it) => JSON.stringify(it)), "[DONE]"].map((it) => `data: ${it}\n\n`).join("");
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

const delta = ({ message, ...choice }: z.infer<typeof Whole>["choices"][number]) => ({ ...choice, delta: message });

import { describe, expect, it } from "vitest";
import { openaiImageModel } from "./openai-image-model.ts";

/** A service that answers with the address of a picture, and what it was asked. */
function aService(address: string) {
  const asked: Request<unknown, CfProperties<unknown>>[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return request.method === "POST"
      ? Response.json({ data: [{ url: address }] })
      : new Response(new Uint8Array([137, 80, 78, 71]));
  };
  const config = { fetch, provider: "openai", model: "flux", patience: 5000 };
  return { asked, draw: openaiImageModel({ ...config, baseURL: "https://ai.example/v1", apiKey: "secret" }) };
}

describe("a service that answers with the address of a picture", () => {
  it("is asked for the picture without our key", async () => {
    const { asked, draw } = aService("https://files.example/picture.png");
    expect((await draw("a candle", {})).bytes).toHaveLength(4);
    expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer secret", null]);
  });

  it("is unusable if the address is not secure", async () => {
    const { asked, draw } = aService("http://files.example/picture.png");
    await expect(draw("a candle", {})).rejects.toMatchObject({ code: "generation.unusable" });
    expect(asked).toHaveLength(1);
  });
});

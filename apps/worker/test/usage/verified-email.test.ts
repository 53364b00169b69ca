import { describe, expect, it } from "vitest";
import { aCarousel, aProduct } from "../research/a-product.ts";
import { anUnverifiedPerson, ask, call, requestsDuring } from "../support.ts";

describe("a user whose email address is not verified (ADR 45)", () => {
  it("gets the next step before any paid work, and no provider is called", async () => {
    const person = await anUnverifiedPerson();
    const ids = await aProduct(person);
    const refused = { status: 403, error: { data: { refusal: "identity.email-not-verified" } } };
    const asked = await requestsDuring("api.openai.com", async () => {
      const answer = await call(person, "studio", "create", aCarousel(ids));
      expect(answer).toMatchObject(refused);
      expect(answer.error?.message).toBe(
        `Verify your email address first. Open the link we sent to ${person.email}, then try again.`,
      );
      const recording = await ask("/api/creations/none/words", {
        method: "POST",
        headers: { authorization: `Bearer ${person.token}`, "content-type": "audio/wav" },
        body: new Uint8Array([...new TextEncoder().encode("RIFF\u0000\u0000\u0000\u0000WAVEfmt ")]),
      });
      expect(recording.status).toBe(403);
    });
    expect(asked).toEqual([]);
    expect((await call(person, "studio", "list", { projectId: ids.projectId })).value).toEqual([]);
  });
});

import { TICKETS_PER_HOUR } from "@vignette/domain/support";
import { describe, expect, it } from "vitest";
import { aPerson, ask, call } from "../support.ts";

describe("support requests", () => {
  it("are accepted up to an hourly limit, and no more often in a burst", async () => {
    const person = await aPerson();
    const burst = Array.from({ length: 15 }, () =>
      call(person, "support", "contact", { type: "upgrade", message: "" }),
    );
    const statuses = (await Promise.all(burst)).map((it) => it.status);
    expect(statuses.filter((it) => it === 200)).toHaveLength(TICKETS_PER_HOUR);
    expect(statuses.filter((it) => it === 429)).toHaveLength(15 - TICKETS_PER_HOUR);

    const body = new FormData();
    body.append("description", "And one with words of its own.");
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await ask("/api/support", { method: "POST", body, headers });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: "support.too-many" });
    expect((await call(await aPerson(), "support", "contact", { type: "upgrade", message: "" })).status).toBe(200);
  });
});

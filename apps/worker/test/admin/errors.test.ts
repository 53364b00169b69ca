import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin, aPerson, ask, call, fault, type Person } from "../support.ts";

describe("an admin's list of errors", () => {
  let admin: Person;
  let person: Person;
  beforeAll(async () => {
    [admin, person] = await Promise.all([anAdmin(), aPerson()]);
  });
  const errors = async (search = "") => (await call(admin, "admin", "errors", { search })).value.rows;

  /** Makes a call fail unexpectedly, and returns the reference that is shown to its user. */
  async function aFailure(message: string): Promise<string> {
    await fault({
      host: "firestore.googleapis.com",
      mentions: person.uid,
      times: 1,
      fault: { status: 400, body: { error: { status: "INVALID_ARGUMENT", message } } },
    });
    const answer = await ask("/api/trpc/projects.list", { headers: { authorization: `Bearer ${person.token}` } });
    expect(answer.status).toBe(500);
    return answer.headers.get("x-request-id") ?? "";
  }

  it("shows each kind of error once with its count, without secrets, and finds it by the user's reference", async () => {
    // The user's access is cached from the first request on, so that the list itself fails next.
    await call(person, "projects", "list");
    const first = await aFailure("No way for ada@mail.example with 12 things");
    const second = await aFailure("No way for ada@mail.example with 34 things");
    await expect.poll(async () => (await errors(second))[0]?.count).toBe(2);
    const [found] = await errors(first);
    expect(found).toMatchObject({ count: 2, requestId: first, work: "GET /api/trpc/projects.list" });
    expect(found?.message).toContain("[email]");
    expect(JSON.stringify(found)).not.toContain("ada@mail.example");
    const listed = (await errors()).filter(({ fingerprint }) => fingerprint === found?.fingerprint);
    expect(listed).toHaveLength(1);
  });

  it.each(["", "unknown", crypto.randomUUID(), "../users/x"])(
    "finds nothing wrong for the reference %j",
    async (text) => {
      if (text !== "") expect(await errors(text)).toEqual([]);
      else expect(await errors(text)).toEqual(expect.any(Array));
    },
  );
});

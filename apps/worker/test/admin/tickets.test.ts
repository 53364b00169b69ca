import { PAGE_SIZE } from "@vignette/domain/admin";
import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin, call, type Person, writeDocument } from "../support.ts";

/** Ids of a year that no other test uses. */
const idOf = (number: number) => `VG-2099-11-${10_000 + number}`;

async function aTicket(number: number, email = "not provided"): Promise<void> {
  await writeDocument(`support/${idOf(number)}`, {
    ticketId: { stringValue: idOf(number) },
    description: { stringValue: "It does not start." },
    uid: { stringValue: "another-user" },
    email: { stringValue: email },
    imageUrls: { arrayValue: { values: [] } },
    // Two tickets at each time: an order with ties.
    createdAt: { timestampValue: `2099-11-01T08:00:${String(59 - Math.floor(number / 2)).padStart(2, "0")}Z` },
    status: { stringValue: "new" },
  });
}

describe("an admin's tickets (spec §4, Support ticket status)", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await anAdmin();
    for (let number = 0; number <= PAGE_SIZE + 1; number += 1) await aTicket(number);
    await aTicket(50, "zoe@vignette.test");
  });
  const ask = async (fields: { search?: string; status?: "new" | "open" | null; cursor?: unknown } = {}) =>
    (await call(admin, "admin", "tickets", { search: "", status: null, ...fields })).value;

  it("are listed page by page, newest first, each exactly once", async () => {
    const first = await ask();
    const second = await ask({ cursor: first.next });
    const numbers = [...first.rows, ...second.rows].map((it) => it.ticketId).slice(0, PAGE_SIZE + 2);
    expect(first.rows).toHaveLength(PAGE_SIZE);
    expect(numbers.toSorted()).toEqual(Array.from({ length: PAGE_SIZE + 2 }, (_, number) => idOf(number)));
    const moments = first.rows.map((it) => it.createdAt);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });

  it("are found by id and by the start of the sender's address", async () => {
    expect((await ask({ search: idOf(7).toLowerCase() })).rows.map((it) => it.ticketId)).toEqual([idOf(7)]);
    expect((await ask({ search: "ZOE@" })).rows.map((it) => it.ticketId)).toEqual([idOf(50)]);
    expect(await ask({ search: "VG-2001-01-99999" })).toEqual({ rows: [], next: null });
  });

  it("are taken on and closed, each only once, and filtered by status", async () => {
    const ticketId = idOf(3);
    const move = (status: string) => call(admin, "admin", "moveTicket", { ticketId, status });
    expect((await move("open")).value).toEqual({ ticketId, status: "open" });
    expect((await move("open")).status).toBe(409);
    expect((await ask({ status: "open" })).rows.map((it) => it.ticketId)).toContain(ticketId);
    expect((await ask({ status: "new" })).rows.map((it) => it.ticketId)).not.toContain(ticketId);
    await move("closed");
    expect((await ask({ search: ticketId })).rows).toMatchObject([{ status: "closed", uid: "another-user" }]);
  });
});

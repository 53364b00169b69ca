import { PAGE_SIZE } from "@vignette/domain/admin";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { anAdmin, call, fault, noFaults, type Person, release, untilHeld, writeDocument } from "../support.ts";

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

describe("an answer to a ticket (ADR 56)", () => {
  const HOST = "api.resend.com";
  let admin: Person;
  beforeAll(async () => {
    admin = await anAdmin();
  });
  afterEach(noFaults);

  let number = 100;
  /** A new ticket of a user with an email address. */
  async function asked() {
    number += 1;
    const email = `${crypto.randomUUID()}@vignette.test`;
    await aTicket(number, email);
    const ref = { ticketId: idOf(number), answerId: crypto.randomUUID() };
    return {
      ref,
      answer: () => call(admin, "admin", "answerTicket", { ...ref, text: "Try again now." }),
      again: () => call(admin, "admin", "sendAnswerAgain", ref),
      stored: async () => (await call(admin, "admin", "tickets", { search: ref.ticketId, status: null })).value.rows[0],
      mails: async () => {
        const all = (await (await fetch("http://localhost:8788/__control/mail")).json()) as {
          to: string;
          text: string;
        }[];
        return all.filter(({ to }) => to === email);
      },
    };
  }

  it("is mailed once with the question below it, kept with the ticket and logged", async () => {
    const { ref, answer, again, stored, mails } = await asked();
    const first = await answer();
    expect(first.value).toMatchObject({ status: "answered", answers: [{ text: "Try again now.", delivery: "sent" }] });
    expect((await answer()).value).toEqual(first.value);
    expect((await again()).status).toBe(409);
    expect(await mails()).toMatchObject([{ text: expect.stringMatching(/^Try again now\..*> It does not start\.$/s) }]);
    expect(await stored()).toMatchObject(first.value);
    const { rows } = (await call(admin, "admin", "log", {})).value;
    expect(rows.filter(({ subject }) => subject === ref.ticketId)).toMatchObject([{ change: "answered by mail" }]);
  });

  it("that was refused says why, leaves the ticket new, and can be sent again", async () => {
    const { answer, again, mails } = await asked();
    await fault({ host: HOST, fault: { status: 429, body: { name: "rate_limit_exceeded", message: "Too many." } } });
    const problem = expect.stringContaining("rate_limit_exceeded");
    expect((await answer()).value).toMatchObject({
      status: "new",
      answers: [{ delivery: "refused", problem, uncertainSince: null }],
    });
    expect((await again()).value).toMatchObject({ status: "answered", answers: [{ delivery: "sent", problem: null }] });
    expect(await mails()).toHaveLength(1);
  });

  it("whose confirmation was lost is sent again without arriving twice", async () => {
    const { answer, again, mails } = await asked();
    await fault({ host: HOST, fault: { drop: "after" } });
    expect((await answer()).value).toMatchObject({ answers: [{ delivery: "unknown" }] });
    expect((await again()).value).toMatchObject({ answers: [{ delivery: "sent" }] });
    expect(await mails()).toHaveLength(1);
  });

  it("that is being sent is not sent a second time, and stays with a ticket that is closed meanwhile", async () => {
    const { ref, answer, again, stored, mails } = await asked();
    await fault({ host: HOST, fault: { hold: "before" } });
    const answered = answer();
    await untilHeld(HOST);
    expect((await again()).error?.message).toBe("This answer is being sent.");
    await call(admin, "admin", "moveTicket", { ticketId: ref.ticketId, status: "closed" });
    await release(HOST);
    expect((await answered).value.status).toBe("closed");
    expect(await stored()).toMatchObject({ status: "closed", answers: [{ delivery: "sent" }] });
    expect(await mails()).toHaveLength(1);
  });

  it("cannot be written where no address was given", async () => {
    const answer = { ticketId: idOf(1), answerId: "a", text: "Hello" };
    expect((await call(admin, "admin", "answerTicket", answer)).error?.message).toMatch(/no email address/);
  });
});

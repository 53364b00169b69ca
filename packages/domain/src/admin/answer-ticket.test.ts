import { describe, expect, it } from "vitest";
import { hours, instant, minutes } from "../kernel/index.ts";
import { refuseSending, withAnswer, withAttempt, withOutcome } from "./answer-ticket.ts";

const at = (ms: number) => instant(1_000_000 + ms);
const fresh = withAnswer({ answers: [], status: "closed" }, "a", "Hello", at(0));
const after = (ticket: typeof fresh, delivery: "sent" | "refused" | "unknown", ms = 0) =>
  withOutcome(ticket, "a", { delivery, problem: delivery === "sent" ? null : "No.", triedAt: at(ms) });
const refusalAt = (ticket: typeof fresh, ms: number) => {
  const [answer] = ticket.answers;
  return answer && refuseSending(answer, at(ms))?.code;
};

describe("sending an answer again (ADR 56)", () => {
  it("waits a minute for an attempt that has not reported back", () => {
    expect(refusalAt(fresh, minutes(1) - 1)).toBe("admin.answer-under-way");
    expect(refusalAt(fresh, minutes(1))).toBeUndefined();
  });

  it("ends after 23 hours where the mail may have arrived, and never where it was certainly refused", () => {
    expect(refusalAt(after(fresh, "unknown"), hours(23))).toBeUndefined();
    expect(refusalAt(after(fresh, "unknown"), hours(23) + 1)).toBe("admin.answer-uncertain");
    expect(refusalAt(after(fresh, "refused"), hours(1000))).toBeUndefined();
  });

  it("stays uncertain when a later attempt is refused, and counts from the first uncertain one", () => {
    const again = after(withAttempt(after(fresh, "unknown"), "a", at(5)), "refused", 5);
    expect(again.answers[0]).toMatchObject({ delivery: "unknown", uncertainSince: at(0) });
    const afterRefusal = withAttempt(after(fresh, "refused"), "a", at(9));
    expect(afterRefusal.answers[0]).toMatchObject({ delivery: "sending", uncertainSince: at(9) });
  });

  it("is never needed once it was sent, also if a slower attempt reports a failure", () => {
    const sent = after(fresh, "sent");
    expect([fresh.status, sent.status]).toEqual(["open", "answered"]);
    expect(after(sent, "unknown").answers).toEqual(sent.answers);
    expect(refusalAt(sent, 0)).toBe("admin.answer-sent");
  });
});

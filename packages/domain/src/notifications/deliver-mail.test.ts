import { describe, expect, it } from "vitest";
import { instant, later, minutes } from "../kernel/index.ts";
import { nextMail } from "./deliver-mail.ts";
import type { Notification } from "./notification.ts";
import { notificationOf } from "./notify.ts";
import { routesOf, withoutMail } from "./preferences.ts";

const start = instant(Date.UTC(2026, 10, 24, 9));
const after = (count: number) => later(start, minutes(count));
const standard = routesOf(null);

/** A notification of a post that was not approved in time, made so many minutes after the start. */
function made(at: number, change: Partial<Notification> = {}): Notification {
  const about = { kind: "approval-expired", postId: `p${at}`, name: "Fig" } as const;
  const occasion = { uid: "ada", projectId: null, about, occurrence: 1, by: null };
  const notification = notificationOf(occasion, standard, { now: after(at), hasDevices: true });
  if (!notification) throw new Error("It was not made.");
  return { ...notification, push: "sent", dueAt: later(after(at), minutes(10)), ...change };
}
const next = (waiting: readonly Notification[], at: number, change: object = {}) =>
  nextMail(waiting, { routes: standard, hasAddress: true, language: "de", now: after(at), newId: "m1", ...change });
const names = (step: ReturnType<typeof nextMail>) => step.plan?.notifications.map(({ id }) => id);

describe("the mail of a burst", () => {
  it("waits ten minutes from the first, and then is one with all that came meanwhile", () => {
    const burst = [made(0), made(3), made(9)];
    expect(next(burst, 9)).toEqual({ plan: null, changed: [] });
    const step = next(burst, 10);
    expect(names(step)).toEqual(burst.map(({ id }) => id));
    expect(step.plan).toMatchObject({ id: "m1", at: after(10), language: "de" });
    expect(step.changed.map(({ mailing }) => mailing)).toEqual(
      burst.map(() => ({ id: "m1", at: after(10), tries: 1, language: "de" })),
    );
  });

  it("leaves out what was read in the app, and what is not wanted any more", () => {
    const read = made(0, { readAt: after(5) });
    const onlyMailed = made(1, { shown: false, readAt: after(1) });
    expect(names(next([read, onlyMailed], 10))).toEqual([onlyMailed.id]);
    const unsubscribed = next([made(0)], 10, { routes: routesOf(withoutMail({})) });
    expect(unsubscribed.plan).toBeNull();
    expect(unsubscribed.changed).toMatchObject([{ mail: "none", dueAt: null }]);
    expect(next([made(0)], 10, { hasAddress: false }).changed).toMatchObject([{ mail: "none" }]);
  });
});

describe("a mail whose outcome is unknown", () => {
  it("is sent again as it was, without what came later, and given up after five tries", () => {
    let waiting: readonly Notification[] = next([made(0), made(1)], 10).changed;
    const sent: number[] = [10];
    for (let at = 11; at < 400; at += 1) {
      const step = next([...waiting, made(9)], at, { newId: "m2" });
      if (step.plan?.id !== "m1") {
        if (step.changed.some(({ mail }) => mail === "failed")) waiting = step.changed;
        continue;
      }
      sent.push(at);
      expect(names(step)).toEqual(waiting.map(({ id }) => id));
      expect(step.plan.at).toBe(after(10));
      waiting = step.changed;
    }
    expect(sent).toEqual([10, 12, 22, 52, 112]);
    expect(waiting).toMatchObject([
      { mail: "failed", dueAt: null },
      { mail: "failed", dueAt: null },
    ]);
  });

  it("is not sent again after its user unsubscribed", () => {
    const begun = next([made(0)], 10).changed;
    const step = next(begun, 12, { routes: routesOf(withoutMail({})) });
    expect([step.plan, step.changed[0]?.mail]).toEqual([null, "none"]);
  });
});

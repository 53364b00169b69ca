import { describe, expect, it } from "vitest";
import { NOTICES_MAX, type Notice, noticeTime, notify, onNoticeWaiting, receiveNotices } from "./notify.ts";

describe("notify", () => {
  it("keeps notices until somebody shows them, in order, and none twice", () => {
    const shown: string[] = [];
    const show = (notice: Notice) => void shown.push(notice.title);
    let calls = 0;
    const stopWaiting = onNoticeWaiting(() => {
      calls += 1;
    });

    notify({ title: "first" });
    notify({ title: "second" });
    expect(calls).toBe(2);

    const stop = receiveNotices(show);
    notify({ title: "third" });
    expect(shown).toEqual(["first", "second", "third"]);

    stop();
    stopWaiting();
    receiveNotices(show)();
    expect(shown).toHaveLength(3);
  });

  it("spec §9: shows at most 20 at once, errors and plain ones for 4000 ms, success for 2000 ms", () => {
    expect(NOTICES_MAX).toBe(20);
    expect(noticeTime).toEqual({ error: 4000, default: 4000, success: 2000 });
  });
});

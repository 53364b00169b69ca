import { describe, expect, it } from "vitest";
import { type Notice, notify, onNoticeWaiting, receiveNotices } from "./notify.ts";

describe("notify", () => {
  it("keeps notices until they are shown, in order, and none twice", () => {
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
});

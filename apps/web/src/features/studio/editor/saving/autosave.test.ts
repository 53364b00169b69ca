import { describe, expect, it } from "vitest";
import { autosave, type SaveState } from "./autosave.ts";

function setUp() {
  const saved: string[] = [];
  const states: SaveState["status"][] = [];
  const timers = new Set<() => void>();
  const answers: ((error?: Error) => void)[] = [];
  const saver = autosave<string>({
    save: (value) =>
      new Promise((resolve, reject) => {
        saved.push(value);
        answers.push((error) => (error ? reject(error) : resolve(null)));
      }),
    onState: (state) => states.push(state.status),
    messageOf: String,
    now: () => 7,
    later: (callback) => {
      timers.add(callback);
      return () => void timers.delete(callback);
    },
  });
  const elapse = () => {
    for (const timer of [...timers]) {
      timers.delete(timer);
      timer();
    }
  };
  return { saver, saved, states, answers, elapse };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("autosave", () => {
  it("saves only the last of several quick changes", async () => {
    const { saver, saved, answers, elapse } = setUp();
    saver.put("a");
    saver.put("ab");
    elapse();
    answers[0]?.();
    await turn();
    expect(saved).toEqual(["ab"]);
    expect(saver.pending()).toBe(false);
  });

  it("waits for the answer before it saves later changes", async () => {
    const { saver, saved, answers, elapse } = setUp();
    saver.put("a");
    elapse();
    saver.put("b");
    elapse();
    expect(saved).toEqual(["a"]);
    answers[0]?.();
    await turn();
    expect(saved).toEqual(["a", "b"]);
  });

  it("keeps a value that could not be saved, and saves it with the next flush", async () => {
    const { saver, saved, states, answers } = setUp();
    saver.put("a");
    const first = saver.flush();
    answers[0]?.(new Error("offline"));
    expect(await first).toBe(false);
    const second = saver.flush();
    answers[1]?.();
    expect(await second).toBe(true);
    expect(saved).toEqual(["a", "a"]);
    expect(states.at(-1)).toBe("saved");
  });

  it("never saves an older value after a newer one", async () => {
    const { saver, saved, answers } = setUp();
    saver.put("a");
    const first = saver.flush();
    saver.put("b");
    answers[0]?.(new Error("busy"));
    await first;
    void saver.flush();
    expect(saved).toEqual(["a", "b"]);
  });
});

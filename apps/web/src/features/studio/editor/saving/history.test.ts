import { describe, expect, it } from "vitest";
import { begin, change, redo, STEP_PAUSE, undo, undoTo } from "./history.ts";

describe("history", () => {
  it("undoes a typed word in one step", () => {
    let history = begin("");
    history = change(history, "h", "title", 0);
    history = change(history, "hi", "title", STEP_PAUSE - 1);
    expect(undo(history).present).toBe("");
  });

  it("begins a new step after a pause, and in another field", () => {
    let history = change(begin(""), "a", "title", 0);
    history = change(history, "b", "title", STEP_PAUSE);
    history = change(history, "c", "body", STEP_PAUSE + 1);
    expect(undo(history).present).toBe("b");
    expect(undo(undo(history)).present).toBe("a");
  });

  it("redoes an undone step until there is a new change", () => {
    const undone = undo(change(begin("a"), "b", "title", 0));
    expect(redo(undone).present).toBe("b");
    expect(redo(change(undone, "c", "title", 1)).present).toBe("c");
  });

  it("changes nothing at either end", () => {
    expect(undo(begin("a"))).toEqual(begin("a"));
    expect(redo(begin("a"))).toEqual(begin("a"));
  });

  it("starts a new step after an undo", () => {
    const undone = undo(change(change(begin("a"), "b", "title", 0), "c", "body", 1));
    expect(undo(change(undone, "x", "title", 2)).present).toBe("b");
  });

  it("goes back to any step, and forward again", () => {
    const history = ["b", "c", "d"].reduce((it, value, at) => change(it, value, value, at), begin("a"));
    const back = undoTo(history, 1);
    expect([back.present, history.past[1]?.field]).toEqual(["b", "c"]);
    expect(redo(redo(back))).toEqual({ ...history, latest: null });
  });
});

import { describe, expect, it } from "vitest";
import { named, noHistory, withChange, withoutLast } from "./part-history.ts";

const box = { x: 0, y: 0, w: 0.5, h: 0.5 };
const toe = [{ name: "toe", box }];
const moved = (x: number) => [{ name: "toe", box: { ...box, x } }];

describe("changes of a photo's parts", () => {
  it("are taken back step by step, to what was stored", () => {
    const twice = withChange(withChange(noHistory, toe, moved(0.1), "move 0"), moved(0.1), [], "remove 0");
    const once = withoutLast(twice);
    expect(once?.now).toEqual(moved(0.1));
    expect(once && withoutLast(once)?.now).toEqual(toe);
    expect(withoutLast(noHistory)).toBeNull();
  });

  it("are one step as long as the same is done", () => {
    const twice = withChange(withChange(noHistory, toe, moved(0.1), "move 0"), moved(0.1), moved(0.2), "move 0");
    expect(withoutLast(twice)).toMatchObject({ now: toe, before: [] });
  });

  it("are stored without a part that has no name yet", () => {
    expect(named([...toe, { name: " ", box }])).toEqual(toe);
  });
});

import { describe, expect, it } from "vitest";
import type { Layer } from "../canvas/layer.ts";
import type { Creation } from "../creation/creation.ts";
import { newStyle } from "../creation/new-creation.ts";
import { presenters } from "../presenters/presenter.ts";
import { newBeat, type Script } from "../script/script.ts";
import { refuseExport } from "./refuse-export.ts";

const script = (part: Partial<Script["beats"][number]>): Script => ({
  beats: [newBeat("a", part)],
  caption: "",
  hashtags: [],
});
const place = { x: 0.5, y: 0.5, w: 0.5, h: 0.1, rotate: 0 };
const brief = {
  proof: [{ claim: "“Two cups and I was awake.” Ines M.", source: "shop page, 2026" }],
};

function refused(kind: Creation["kind"], template: string, words: Script, style: Partial<Creation["style"]> = {}) {
  return refuseExport(
    { kind, script: words, style: { ...newStyle(kind, { template }), ...style } },
    { shown: [], brief: brief as never },
  )?.code;
}

describe("no file is made", () => {
  const presenter = presenters[0]?.id;
  const testifies = "I used it for weeks.";
  const added: Layer = { kind: "text", id: "t", beatId: "a", place, text: testifies, look: {} };

  it("of a look with a speaker in which nobody speaks", () => {
    expect(refused("ugc-video", "three-takes", script({ line: "One scoop." }))).toBe("studio.needs-speaker");
    expect(refused("ugc-video", "three-takes", script({ line: "One scoop." }), { presenter })).toBeUndefined();
  });

  it.each([
    ["a title", { title: testifies }, {}],
    ["a smaller line", { body: testifies }, {}],
    ["an edited caption", { captionEdits: [{ word: "I", index: 0, text: testifies }] }, {}],
    ["a text on the canvas", {}, { layers: [added] }],
  ])("with a presenter who testifies in %s, also after the take", (_, part, style) => {
    expect(refused("ugc-video", "three-takes", script(part), { presenter, ...style })).toBe(
      "studio.presenter-testifies",
    );
  });

  it("of a review that the customer did not write, or that another wrote", () => {
    const quoted = (title: string, body: string) => refused("ugc-image", "real-review", script({ title, body }));
    expect(quoted("Two cups and I was wide awake!", "Ines M.")).toBe("studio.review-altered");
    expect(quoted("Two cups and I was awake.", "Maria")).toBe("studio.review-altered");
    expect(quoted("Two cups and I was awake.", "Ines M. · shop page")).toBeUndefined();
    expect(quoted("Two cups", "Ines M.")).toBeUndefined();
  });
});

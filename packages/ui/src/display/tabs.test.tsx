import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { nextTab, Tabs } from "./tabs.tsx";

describe("Tabs", () => {
  const tabs = [
    { value: "look", label: "Look", panel: "Six looks" },
    { value: "sound", label: "Sound", count: 3, panel: "Three songs" },
  ];
  const shown = (value: string) =>
    renderToStaticMarkup(<Tabs label="Style" tabs={tabs} value={value} onChange={() => {}} />);

  it("shows one view, named by its tab, and the Tab key stops at this tab only", () => {
    const html = shown("sound");
    expect(html).toContain("Three songs");
    expect(html).not.toContain("Six looks");
    const [, id] = /id="([^"]+)" aria-selected="true"[^>]*tabindex="0"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`role="tabpanel"[^>]*aria-labelledby="${id}"`));
    expect(html.match(/aria-selected="false"[^>]*tabindex="-1"/g)).toHaveLength(1);
  });

  it("stops at the first tab where the chosen view is gone", () => {
    expect(shown("speaker")).toMatch(/aria-selected="false"[^>]*tabindex="0"[^>]*>Look/);
  });

  it.each([
    ["ArrowRight", 1, 2],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
    ["a", 0, null],
  ])("%s goes from tab %i to %s", (key, from, to) => expect(nextTab(key, from, 3)).toBe(to));
});

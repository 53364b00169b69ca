import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Sentence } from "./sentence.tsx";

describe("a sentence", () => {
  it.each([
    ["Read <link>our terms</link>, <name/>.", 'Read <a href="/terms">our terms</a>, <b>Ada</b>.'],
    ["<name/>, lies <link>die AGB</link>", '<b>Ada</b>, lies <a href="/terms">die AGB</a>'],
    ["1 < 2, <unknown/>", "1 &lt; 2, &lt;unknown/&gt;"],
    ["Plain", "Plain"],
  ])("shows its parts in the order of its language: %s", (text, html) => {
    const parts = { link: (words: string) => <a href="/terms">{words}</a>, name: <b>Ada</b> };
    expect(renderToStaticMarkup(<Sentence text={text} parts={parts} />)).toBe(html);
  });
});

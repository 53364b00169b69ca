import type { TextLooks } from "@vignette/domain/studio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextLooksField } from "./text-looks-field.tsx";

const html = (looks: TextLooks | undefined) =>
  renderToStaticMarkup(<TextLooksField looks={looks} onChange={() => undefined} />);

it("lists the text styles that were saved, each with a way to remove it", () => {
  const saved = html({ title: { caps: true }, added: { color: "accent" } });
  expect(saved.match(/aria-label="[^"]+"/g)).toEqual([
    'aria-label="Remove the style of “Titles”"',
    'aria-label="Remove the style of “Added texts”"',
  ]);
  expect(html(undefined)).toBe("");
});

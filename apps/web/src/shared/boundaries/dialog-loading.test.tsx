import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DialogLoading, isDialogOpen } from "./dialog-loading.tsx";

it.each([
  ["counts as open while its code is loading", renderToStaticMarkup(<DialogLoading />), true],
  ["counts as open once it is shown", '<div role="dialog"></div>', true],
  ["counts as open if it asks for a confirmation", '<div role="alertdialog"></div>', true],
  ["is not open on a page without one", '<main role="main"></main>', false],
])("a dialog %s", (_, markup, isOpen) => {
  expect(isDialogOpen(pageOf(markup))).toBe(isOpen);
});

/** A page that understands lists of attribute selectors, as `isDialogOpen` uses them. */
function pageOf(markup: string) {
  const matches = (selector: string) => markup.includes(` ${selector.slice(1, -1)}`);
  return { querySelector: (selectors: string) => (selectors.split(", ").some(matches) ? markup : null) };
}

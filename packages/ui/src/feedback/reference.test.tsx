import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Callout } from "./callout.tsx";
import { ErrorState } from "./error-state.tsx";

it.each([
  ["a callout", <Callout key="1" tone="failed" title="Something went wrong." reference="r-1" />],
  ["an error in its place", <ErrorState key="2" title="Something went wrong." reference="r-1" />],
])("%s shows the reference of the failed request with a button to copy it", (_, element) => {
  const markup = renderToStaticMarkup(element);
  expect(markup).toMatch(/Something went wrong\.[\s\S]*Reference: [\s\S]*r-1/);
  expect(markup).toContain('aria-label="Copy reference"');
});

it("there is no reference where there is no failed request", () => {
  expect(renderToStaticMarkup(<Callout tone="failed" title="Pick a time." />)).not.toContain("Reference");
});

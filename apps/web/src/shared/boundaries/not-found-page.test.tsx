import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { NotFoundPage } from "./not-found-page.tsx";

it("the page for an unknown address is shown in the main element of the dashboard's frame", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(page).toContain("Page not found.");
  expect(page).not.toContain("<main");
});

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { NotFoundPage } from "./not-found-page.tsx";

it("an address without a page shows its words in the main element that the dashboard's frame brings", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(page).toContain("Nothing at this address.");
  expect(page).not.toContain("<main");
});

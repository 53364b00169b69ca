import { expect, it } from "vitest";
import { publicOrigin } from "./public-origin.ts";

it.each([
  ["https://vignette.app", "https://vignette.app/login"],
  ["https://vignette.app/", "https://vignette.app/login"],
  ["http://localhost:8787//", "http://localhost:8787/login"],
])("a page at the site %s has the address %s", (site, address) => {
  expect(`${publicOrigin({ PUBLIC_ORIGIN: site })}/login`).toBe(address);
});

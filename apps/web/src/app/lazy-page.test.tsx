import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyPage } from "./lazy-page.ts";
import { screen } from "./screen.ts";

const CalendarOf = ({ day }: { day: string }) => <p>{day}</p>;
const calendar = () => screen(async () => ({ CalendarOf }));

it("a page whose code is there is rendered without a placeholder", async () => {
  const load = calendar();
  await load();
  const Calendar = lazyPage(load, (it) => it.CalendarOf);
  expect(renderToStaticMarkup(<Calendar day="Monday" />)).toBe("<p>Monday</p>");
});

it("a page whose code is on the way shows its placeholder", () => {
  const Calendar = lazyPage(calendar(), (it) => it.CalendarOf);
  const page = (
    <Suspense fallback="Loading">
      <Calendar day="Monday" />
    </Suspense>
  );
  expect(renderToStaticMarkup(page)).toContain("Loading");
});

it("code that could not be loaded is asked for again", async () => {
  let isOnline = false;
  const load = screen(async () => {
    if (!isOnline) throw new Error("offline");
    return "the code";
  });
  await expect(load()).rejects.toThrow();
  isOnline = true;
  expect(await load()).toBe("the code");
});

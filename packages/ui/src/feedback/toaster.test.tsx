import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it, vi } from "vitest";

const provided = vi.fn((_: { limit: number; timeout: number; children: ReactNode }) => null);
vi.doMock("@base-ui/react/toast", () => ({ Toast: { createToastManager: () => ({}), Provider: provided } }));
vi.resetModules();
const { Toaster, toToast } = await import("./toaster.tsx");

// Files of this project share their modules: the others get the true one.
afterAll(() => {
  vi.doUnmock("@base-ui/react/toast");
  vi.resetModules();
});

it("spec §9: toasts are 20 at most, errors and plain ones for 4000 ms, success for 2000 ms", () => {
  renderToStaticMarkup(<Toaster />);
  expect(provided.mock.lastCall?.[0]).toMatchObject({ limit: 20, timeout: 4000 });
  const kinds = ["error", "default", "success", undefined] as const;
  const times = kinds.map((kind) => toToast({ title: "Saved", ...(kind && { kind }) }).timeout);
  expect(times).toEqual([4000, 4000, 2000, 4000]);
});

it("a toast raised in a part that is in English says its own words in English too", () => {
  expect(toToast({ title: "Saved" }, true).data.isEnglish).toBe(true);
  expect(toToast({ title: "Gespeichert" }).data.isEnglish).toBe(false);
});

it("keeps the id of a notice, with which Base UI puts a later one in the place of an earlier", () => {
  expect(toToast({ id: "brief", title: "We filled in 5 fields" })).toMatchObject({ id: "brief" });
  expect(toToast({ title: "Saved" })).not.toHaveProperty("id");
});

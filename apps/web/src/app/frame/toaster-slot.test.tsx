import { afterAll, expect, it, vi } from "vitest";

// Loaded for this file alone: files of this project share their modules, and the notices below stay in theirs.
vi.doUnmock("@vignette/ui");
vi.resetModules();
const { notify } = await import("@vignette/ui");
const { loadWithNotice } = await import("./toaster-slot.tsx");
afterAll(() => void vi.resetModules());

const Toaster = () => null;

it("toasts whose code can't be loaded keep the page, and are loaded again with the next notice", async () => {
  const load = vi.fn(async () => ({ Toaster }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const show = vi.fn();
  const stop = loadWithNotice(load, show);

  // A failed load that is thrown fails the run as an unhandled rejection.
  notify({ title: "You are offline" });
  expect(load).toHaveBeenCalledTimes(1);
  await expect(load.mock.results[0]?.value).rejects.toThrow();
  expect(show).not.toHaveBeenCalled();

  notify({ title: "Saved" });
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(Toaster));
  stop();
});

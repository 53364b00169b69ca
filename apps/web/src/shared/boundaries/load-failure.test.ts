import { afterEach, expect, it, vi } from "vitest";
import { loadFailure } from "./load-failure.ts";

afterEach(() => vi.unstubAllGlobals());

/** An error as the client of the Worker throws it; without data, nobody answered. */
const failed = (data?: object) => Object.assign(new Error("Failed to fetch"), { name: "TRPCClientError", data });

it("tells an error of ours from a server that nobody reaches, and from a reader who is offline", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(loadFailure(failed({ httpStatus: 500 }))).toBe("Something went wrong.");
  expect(loadFailure(failed())).toBe("We can't reach Vignette right now. Nothing was lost.");
  vi.stubGlobal("navigator", { onLine: false });
  expect(loadFailure(failed())).toBe("You're offline, so this page can't load.");
});

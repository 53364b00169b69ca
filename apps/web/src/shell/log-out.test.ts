import { notify } from "@vignette/ui";
import { describe, expect, it, vi } from "vitest";
import { session } from "../features/identity/session.ts";
import { runningWork } from "../running-work.ts";
import { logOut } from "./log-out.ts";

vi.mock("@vignette/ui", () => ({ notify: vi.fn() }));

describe("logging out while something is under way (ux §3)", () => {
  it("asks first, and signs nobody out meanwhile", async () => {
    const signOut = vi.spyOn(session, "signOut").mockResolvedValue();
    let end = () => {};
    const work = runningWork.during({ kind: "upload", stop: () => undefined }, new Promise<void>((it) => (end = it)));
    await logOut();
    expect(signOut).not.toHaveBeenCalled();
    end();
    await work;
  });
});

describe("logging out (spec §8 Session)", () => {
  it("says Failed to sign out where the session could not be ended, and stays", async () => {
    vi.spyOn(session, "signOut").mockRejectedValue(new Error("no network"));
    await logOut();
    expect(notify).toHaveBeenCalledWith({ kind: "error", title: "Failed to sign out" });
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";

const notify = vi.fn();
vi.doMock("@vignette/ui", () => ({ notify }));

// Loaded again, since test files share modules and another may have loaded the real notices.
vi.resetModules();
const { session } = await import("../session/session.ts");
const { runningWork } = await import("./running-work.ts");
const { logOut } = await import("./log-out.ts");
const signOut = vi.spyOn(session, "signOut");
beforeEach(() => void signOut.mockReset());

describe("logging out (spec §8 Session)", () => {
  it("shows Failed to sign out if the session could not be ended, and stays", async () => {
    signOut.mockRejectedValue(new Error("no network"));
    await logOut();
    expect(notify).toHaveBeenCalledWith({ kind: "error", title: "Failed to sign out" });
  });
});

describe("logging out while work is in progress", () => {
  it("asks first, and does not end the session meanwhile", async () => {
    let end = () => {};
    const upload = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = runningWork.during({ kind: "upload", stop: () => undefined }, upload);
    await logOut();
    expect(signOut).not.toHaveBeenCalled();
    end();
    await work;
  });
});

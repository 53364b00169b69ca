import { describe, expect, it } from "vitest";
import { runningWork } from "./running-work.ts";

describe("running work", () => {
  it("is described until it ends, with success or failure", async () => {
    const ends: (() => void)[] = [];
    const begin = (kind: "upload" | "export") =>
      runningWork.during({ kind, stop: () => undefined }, new Promise<void>((end) => ends.push(end)));
    expect(runningWork.inWords()).toBeNull();
    const work = [begin("export")];
    expect(runningWork.inWords()).toBe("1 export is still running.");
    work.push(begin("export"), begin("upload"));
    expect(runningWork.inWords()).toBe("1 upload is still running. 2 exports are still running.");
    for (const end of ends) end();
    await Promise.all(work);
    await runningWork.during({ kind: "upload", stop: () => undefined }, Promise.reject(new Error())).catch(() => null);
    expect(runningWork.inWords()).toBeNull();
  });

  it("is aborted together", async () => {
    let stopped = 0;
    const never = new Promise<void>(() => undefined);
    void runningWork.during({ kind: "upload", stop: () => void stopped++ }, never);
    void runningWork.during({ kind: "export", stop: () => void stopped++ }, never);
    runningWork.stopAll();
    expect(stopped).toBe(2);
  });
});

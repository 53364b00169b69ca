import { performance } from "node:perf_hooks";
import { expect, it } from "vitest";
import { pictureFile } from "../../src/hosts/openai/pictures/picture-file.ts";

const wanted = { prompt: "A candle on a table", variant: 0, type: "jpeg", quality: 80 } as const;

it("paints beside its answers: the thread that answers is idle meanwhile", async () => {
  await pictureFile({ ...wanted, width: 8, height: 8 });
  const before = performance.eventLoopUtilization();
  await pictureFile({ ...wanted, width: 640, height: 960 });
  // A thread that paints itself is never idle; on a busy machine one that waits was idle half of the time.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.9);
});

it("tells what the painter could not read, and goes on painting", async () => {
  const broken = { ...wanted, width: 8, height: 8, reference: Buffer.from("no photo") };
  await expect(pictureFile(broken)).rejects.toThrow(/./);
  expect((await pictureFile({ ...wanted, width: 8, height: 12 })).byteLength).toBeGreaterThan(0);
});

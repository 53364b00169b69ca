import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkStart } from "./check-start.ts";
import { freePort } from "./free-port.ts";
import { portProblem, startProblem } from "./start-problem.ts";

const dir = mkdtempSync(join(tmpdir(), "vignette-start-"));
afterAll(() => rmSync(dir, { recursive: true }));

const problemOf = (start: Promise<void>, dataDir: string) =>
  start.then(
    () => "none",
    (error: unknown) => startProblem(error, dataDir),
  );

describe("what keeps an instance from starting", () => {
  it("is a port that another program has", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    expect(await problemOf(checkStart({ PORT: port }, dir), dir)).toBe(
      `Port ${port} is taken by another program. Stop that program, or set PORT to another port, for example PORT=${port + 100}.`,
    );
    other.close();
    expect(await problemOf(checkStart({ PORT: await freePort() }, dir), dir)).toBe("none");
  });

  it("is a data folder that is a file", async () => {
    const file = join(dir, "file");
    writeFileSync(file, "");
    expect(await problemOf(checkStart({}, file), file)).toBe(`${file} is not a folder. Set DATA_DIR to one.`);
  });

  it("is a data folder where the system makes none", async () => {
    const folder = "/proc/vignette/data";
    expect(await problemOf(checkStart({}, folder), folder)).toBe(
      `${folder} cannot be written to. Make the folder writable, or set DATA_DIR to one that is.`,
    );
  });

  it.each([
    ["EROFS", "read-only file system, mkdir", "cannot be written to"],
    ["ENOENT", "ENOENT: no such file or directory, mkdir", "cannot be written to"],
    ["EACCES", "permission denied, open", "cannot be written to"],
    ["ERR_SQLITE_ERROR", "attempt to write a readonly database", "cannot be written to"],
    ["ENOSPC", "no space left on device, write", "The disk of /data is full."],
    ["ERR_SQLITE_ERROR", "database or disk is full", "The disk of /data is full."],
  ])("is a data folder with %s: %s", (code, message, told) => {
    expect(startProblem(Object.assign(new Error(message), { code }), "/data")).toContain(told);
    expect(startProblem(Object.assign(new Error(message), { code }), "/data")).toContain("set DATA_DIR to");
  });

  it("is explained for ports without rights, and not for unexpected errors", () => {
    expect(portProblem(80, "PORT", "EACCES")).toContain("set PORT to another port");
    expect(startProblem(new TypeError("undefined is not a function"), "/data")).toBeNull();
  });
});

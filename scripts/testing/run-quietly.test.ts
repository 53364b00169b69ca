import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";

it("a signal to the process that runs a command ends the command too", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const command = `require("node:net").connect(${port}, "127.0.0.1")`;
  const script = `
    import { runQuietly, stopTogether } from ${JSON.stringify(join(import.meta.dirname, "run-quietly.ts"))};
    stopTogether();
    await runQuietly(process.execPath, ["-e", ${JSON.stringify(command)}], "first");`;
  const runner = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const [connection] = (await once(server, "connection")) as [Socket];
  const ends = [once(runner, "exit"), once(connection, "close")] as const;
  connection.on("error", () => undefined);
  runner.kill("SIGINT");
  const [[status]] = await Promise.all(ends);
  expect(status).toBe(1);
  server.close();
});

import { join } from "node:path";
import { createServer } from "vite";
import { checkStart } from "./local/check-start.ts";
import { historyBeside } from "./local/history-beside.ts";
import { runApp } from "./local/run-app.ts";
import { root } from "./local/settings.ts";
import { startOrExplain } from "./local/start-or-explain.ts";
import { stopWith } from "./local/stop.ts";

await startOrExplain(async (settings) => {
  await checkStart({ PORT: settings.port, SANDBOX_PORT: settings.sandboxPort }, settings.dataDir);
  // The dev server takes the public port and hands everything that is not a page to the Worker behind it.
  const workerPort = settings.port + 1000;
  const app = await runApp({ ...settings, port: workerPort, publicPort: settings.port, watch: true });
  const worker = `http://127.0.0.1:${workerPort}`;
  const vite = await createServer({
    root: join(root, "apps/web"),
    server: {
      host: "127.0.0.1",
      port: settings.port,
      strictPort: true,
      proxy: { "/api": worker, "/media": worker, "/webhooks": worker, "/live": { target: worker, ws: true } },
    },
  });
  await vite.listen();
  const history = historyBeside(settings);
  stopWith(async () => {
    await history.stop();
    await vite.close();
    await app.stop();
  });
  console.log(`The simulated TikTok and Instagram are on ${app.sandboxOrigin}`);
  console.log(`Vignette is ready on ${app.origin} (hot reload)`);
});

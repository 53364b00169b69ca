import { buildWeb } from "./local/build-web.ts";
import { checkStart } from "./local/check-start.ts";
import { historyBeside } from "./local/history-beside.ts";
import { runApp } from "./local/run-app.ts";
import { startOrExplain } from "./local/start-or-explain.ts";
import { stopWith } from "./local/stop.ts";

await startOrExplain(async (settings) => {
  await checkStart({ PORT: settings.port, SANDBOX_PORT: settings.sandboxPort }, settings.dataDir);
  if ((await buildWeb()) === "built") console.log("Built the web app.");
  const app = await runApp(settings);
  const history = historyBeside(settings);
  stopWith(async () => {
    await history.stop();
    await app.stop();
  });
  console.log(`The simulated TikTok and Instagram are on ${app.sandboxOrigin}`);
  console.log(`Vignette is ready on ${app.origin}`);
});

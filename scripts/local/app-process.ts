import { type RunOptions, runApp } from "./run-app.ts";

// What `appBeside` starts: says where it answers, and ends when nobody listens any more.
const { origin, sandboxOrigin, stop } = await runApp(JSON.parse(process.argv[2] ?? "") as RunOptions);
process.once("disconnect", () => void stop().finally(() => process.exit(0)));
process.send?.({ origin, sandboxOrigin });

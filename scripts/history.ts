import { makeHistory } from "./demo/history.ts";
import { settingsFrom } from "./local/settings.ts";

// Gives the demo user of a running instance something to look at. `npm start` runs it beside itself.
const { port, sandboxPort } = settingsFrom(process.env);
await makeHistory(`http://localhost:${port}`, `http://localhost:${sandboxPort}`);

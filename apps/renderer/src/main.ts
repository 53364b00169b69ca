import { log } from "./log.ts";
import { settingsFrom } from "./settings.ts";
import { startRenderer } from "./start-renderer.ts";

const settings = settingsFrom(process.env);
const renderer = await startRenderer(settings);

let closing = false;
async function close(grace: number): Promise<void> {
  if (closing) process.exit(1);
  closing = true;
  log("info", "The renderer is shutting down.", { grace });
  await renderer.close(grace);
  process.exit(0);
}

// A container's host sends SIGTERM first and kills later; a terminal, or a parent that is gone, does not wait.
process.on("SIGTERM", () => void close(settings.grace));
process.on("SIGINT", () => void close(0));
process.on("disconnect", () => void close(0));

// A parent process that left the port open is sent the one that was taken. It may send a signal from here on.
process.send?.({ port: renderer.port });

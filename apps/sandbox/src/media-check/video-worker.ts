import { parentPort } from "node:worker_threads";
import { Logging, LogLevel } from "mediabunny";
import { videoFacts } from "./video-facts.ts";

// The reader prints a line for each oddity it meets; hostile files have many.
Logging.level = LogLevel.Silent;

/** Runs in a thread of its own: a video in, its facts or null out, one after the other. */
parentPort?.on("message", async (bytes: Uint8Array) => {
  parentPort?.postMessage(await videoFacts(bytes));
});

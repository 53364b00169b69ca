import { parentPort, workerData } from "node:worker_threads";
import { videoFacts } from "./video-facts.ts";

/** Runs in its own thread: reads the video it was started with, answers once, ends. */
parentPort?.postMessage(await videoFacts(workerData));

// A job's process that misbehaves as its first scene says, and otherwise works like the real one.
process.once("message", async (message) => {
  const { act } = (message as { job: { files: { scene: { act?: string } }[] } }).job.files[0]?.scene ?? {};
  if (act === "die") process.kill(process.pid, "SIGKILL");
  else if (act === "loop") for (;;);
  else if (act === "chatter") setInterval(() => process.send?.({ progress: 0.5 }), 50);
  else if (act === "wait") setInterval(() => process.send?.({ progress: 0.1 }), 50);
  else if (act === "greed") fillBuffers();
  else if (act === "heap") fillHeap();
  else if (act === "lie") process.send?.({ done: "perhaps" }, () => process.exit(0));
  else {
    await import("../src/process/main.ts");
    process.emit("message", message, undefined);
  }
});

const kept: unknown[] = [];

/** Memory outside of V8, like that of decoders. */
function fillBuffers(): void {
  kept.push(Buffer.alloc(20 * 1024 * 1024, 1));
  setTimeout(fillBuffers, 20);
}

function fillHeap(): void {
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => `${i} and some more text`));
}

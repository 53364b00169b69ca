// A job's process that misbehaves as its first scene says, and otherwise works like the real one.
process.once("message", async (message) => {
  const { act } = (message as { job: { files: { scene: { act?: string } }[] } }).job.files[0]?.scene ?? {};
  if (act === "die") process.kill(process.pid, "SIGKILL");
  else if (act === "hang") hang();
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

/** Memory of V8: eight bytes for each number. */
function fillHeap(): void {
  for (;;) kept.push(new Array(1_000_000).fill(0.5));
}

/** Answers nothing more, as in an endless loop, but takes no processor from other tests. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

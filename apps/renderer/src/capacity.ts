/** What the server itself needs, in bytes. */
const OWN_MEMORY = 256 * 1024 * 1024;

/** How many jobs a machine carries at once: one a core, as long as their memory fits. At least one. Bytes. */
export function capacityOf(machine: { cores: number; memory: number; jobMemory: number }): number {
  const fitting = Math.floor((machine.memory - OWN_MEMORY) / machine.jobMemory);
  return Math.max(1, Math.min(machine.cores, fitting));
}

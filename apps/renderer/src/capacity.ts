/** What the server itself needs, in bytes. */
const OWN_MEMORY = 256 * 1024 * 1024;

/**
 * How many jobs a machine runs at once: one per core, as long as their memory fits, and at least one. Sizes in bytes.
 */
export function capacityOf(machine: { cores: number; memory: number; jobMemory: number }): number {
  const fitting = Math.floor((machine.memory - OWN_MEMORY) / machine.jobMemory);
  return Math.max(1, Math.min(machine.cores, fitting));
}

/** Writes one structured line. Links are signed and secrets grant access: neither is ever logged. */
export function log(level: "info" | "warn" | "error", message: string, facts: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ level, message, at: new Date().toISOString(), ...facts })}\n`);
}

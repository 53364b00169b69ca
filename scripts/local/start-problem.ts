/** Something outside of the code keeps an instance from starting; the message says what to set. */
export class StartFault extends Error {}

/**
 * What keeps an instance from starting, in one sentence that says what to set; null for an error that we did not
 * expect, whose stack is worth reading.
 */
export function startProblem(error: unknown, dataDir: string): string | null {
  if (error instanceof StartFault) return error.message;
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  const told = `${code} ${error.message}`;
  if (/ENOSPC|EDQUOT|disk is full/i.test(told)) return full(dataDir);
  if (/EROFS|EACCES|EPERM|readonly database|unable to open database|ENOENT.*mkdir/i.test(told))
    return readOnly(dataDir);
  if (code === "ENOTDIR" || code === "EEXIST") return noFolder(dataDir);
  return null;
}

/** The message about a port that cannot be used. `name` is its variable, `code` the system's. */
export function portProblem(port: number, name: string, code: string): string {
  const choose = `set ${name} to another port, for example ${name}=${port + 100}`;
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Stop that program, or ${choose}.`;
  if (code === "EACCES") return `Port ${port} needs more rights than you have: ${choose}.`;
  return `Port ${port} cannot be used (${code}): ${choose}.`;
}

const elsewhere = "set DATA_DIR to a folder on another disk";
const full = (dataDir: string) => `The disk of ${dataDir} is full. Free some space, or ${elsewhere}.`;
const readOnly = (dataDir: string) =>
  `${dataDir} cannot be written to. Make the folder writable, or set DATA_DIR to one that is.`;
const noFolder = (dataDir: string) => `${dataDir} is not a folder. Set DATA_DIR to one.`;

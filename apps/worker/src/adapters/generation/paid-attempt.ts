const paid = new WeakSet<object>();

/** Marks what a task failed with after the provider had answered one of its calls, which is paid for. */
export function afterPaidAttempt(error: unknown): unknown {
  if (typeof error === "object" && error !== null) paid.add(error);
  return error;
}

/** Whether a task failed after one of its calls was answered: it cost something, whatever it failed with. */
export const cameAfterPaidAttempt = (error: unknown): boolean =>
  typeof error === "object" && error !== null && paid.has(error);

/**
 * How long a step, a poll or an answer of a test may take before it fails, in ms. For what never comes: late on a busy
 * machine is no failure.
 */
export const PATIENCE = 120_000;

/** The same for a Vitest project: a test gives up only where one of its steps has hung. */
export const PATIENT = {
  testTimeout: 2 * PATIENCE,
  hookTimeout: 2 * PATIENCE,
  expect: { poll: { timeout: PATIENCE, interval: 100 } },
};

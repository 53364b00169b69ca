/** What a step leaves: the run went on, waits for other work, or has ended. */
export type StepResult = "more" | "wait" | "done";

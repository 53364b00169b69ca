import type { RenderReason } from "@vignette/domain/studio";

/** Why a job cannot be done, by its name. The message is for the log. */
export class JobError extends Error {
  override readonly name = "JobError";
  readonly reason: RenderReason;

  constructor(reason: RenderReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

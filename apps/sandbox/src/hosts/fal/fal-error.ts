/** A refusal as fal words it: one sentence, or what is wrong field by field. Source: docs/platforms/fal.md#errors. */
export type FalDetail = string | readonly { loc: readonly string[]; msg: string; type: string }[];

/** An error of the queue or of a run. */
export class FalError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 429;
  readonly detail: FalDetail;

  constructor(status: FalError["status"], detail: FalDetail) {
    super(typeof detail === "string" ? detail : (detail[0]?.msg ?? "invalid"));
    this.status = status;
    this.detail = detail;
  }
}

export const invalidInput = (field: string, msg: string, type = "value_error") =>
  new FalError(422, [{ loc: ["body", field], msg, type }]);

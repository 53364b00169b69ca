/** An error by its own number beside the HTTP status. Source: docs/platforms/workers-ai.md#errors. */
export class WorkersAiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 413 | 429;
  readonly code: number;

  constructor(status: WorkersAiError["status"], code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const noSuchModel = (model: string) => new WorkersAiError(400, 5007, `No such model ${model} or task`);
export const badInput = (message: string) => new WorkersAiError(400, 5004, `AiError: Bad input: ${message}`);

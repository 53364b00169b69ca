/** An error of the API. `param` names the parameter that is wrong. */
export class OpenAiError extends Error {
  readonly status: 400 | 401 | 404 | 413;
  readonly type: string;
  readonly param: string | null;
  readonly code: string | null;

  constructor(
    status: 400 | 401 | 404 | 413,
    message: string,
    details: { type?: string; param?: string | null; code?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.type = details.type ?? "invalid_request_error";
    this.param = details.param ?? null;
    this.code = details.code ?? null;
  }
}

export const openAiErrorBody = ({ message, type, param, code }: OpenAiError) => ({
  error: { message, type, param, code },
});

export const invalidValue = (param: string, message: string) =>
  new OpenAiError(400, message, { param, code: "invalid_value" });

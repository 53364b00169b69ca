import type * as z from "zod/mini";
import { invalidValue, OpenAiError } from "./openai-error.ts";

/** Parses a body by its schema. Throws a 400 that names the first wrong parameter. */
export function parsed<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path ?? [];
  const param = path.join(".");
  if (valueAt(body, path) !== undefined) throw invalidValue(param, `Invalid value for '${param}': ${issue?.message}.`);
  if (param === "model") throw new OpenAiError(400, "you must provide a model parameter");
  throw new OpenAiError(400, `Missing required parameter: '${param}'.`, { param, code: "missing_required_parameter" });
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

/** A JSON body. */
export async function jsonBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new OpenAiError(400, "We could not parse the JSON body of your request.");
  }
}

/** A multipart body. */
export async function formBody(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new OpenAiError(400, "We could not parse the multipart body of your request.");
  }
}

/** A word by which tests let every model refuse. */
export const isForbidden = (text: string): boolean => text.includes("forbidden-by-policy");

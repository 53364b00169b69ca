import { IdentityError } from "../identity-error.ts";

/** A JSON body whose fields are read one by one: what has the wrong type counts as absent. */
export type RequestBody = Readonly<Record<string, unknown>>;

export function textIn(body: RequestBody, field: string): string | undefined {
  const value = body[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A list of texts; a single text is a list of one. */
export function textsIn(body: RequestBody, field: string): string[] {
  const value = body[field];
  return (Array.isArray(value) ? value : [value]).filter((it): it is string => typeof it === "string" && it !== "");
}

/** A required text. Throws `MISSING_…`. */
export function requiredText(body: RequestBody, field: string, missing: string): string {
  const value = textIn(body, field);
  if (value === undefined) throw new IdentityError(missing);
  return value;
}

/** The address in lower case. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function requiredEmail(body: RequestBody, field = "email"): string {
  const email = requiredText(body, field, "MISSING_EMAIL").toLowerCase();
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) throw new IdentityError("INVALID_EMAIL");
  return email;
}

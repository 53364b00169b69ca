/** The parameters of a call, nested as in Stripe's reference. Undefined values are left out. */
export type FormValue =
  | string
  | number
  | boolean
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/**
 * The fields of a form, with nested names in brackets: `line_items[0][price]`. Source: docs/platforms/stripe.md#api.
 */
export function formFields(values: object): URLSearchParams {
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => fieldsOf(name, value)));
}

function fieldsOf(name: string, value: FormValue): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, it]) => fieldsOf(`${name}[${key}]`, it));
}

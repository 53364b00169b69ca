import type { Context } from "hono";
import { badParameter } from "./graph-error.ts";

/** Parameters by name, from query, form and JSON alike. Lists and objects of a JSON body arrive as JSON text. */
export type Params = Record<string, string>;

export async function readParams(c: Context): Promise<Params> {
  const query = Object.fromEntries(new URL(c.req.url).searchParams);
  return c.req.method === "POST" ? { ...query, ...(await readBody(c)) } : query;
}

async function readBody(c: Context): Promise<Params> {
  const type = c.req.header("content-type") ?? "";
  const fields: unknown = type.includes("application/json")
    ? await c.req.json().catch(() => null)
    : await c.req.parseBody();
  if (typeof fields !== "object" || fields === null) throw badParameter("the body is no JSON object");
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}

/** `a,b` or `["a","b"]`. */
export function readList(value: string | undefined): string[] {
  if (value === undefined || value === "") return [];
  if (!value.startsWith("[")) return value.split(",").map((it) => it.trim());
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    throw badParameter("a list is no JSON array");
  }
}

/** The requested fields, checked: one unknown name fails the whole call. Sub-selections in braces are dropped. */
export function readFields(params: Params, known: readonly string[], otherwise: string[]): string[] {
  const asked = params.fields?.replaceAll(/\{[^}]*\}/g, "");
  if (asked === undefined || asked === "") return otherwise;
  const fields = asked.split(",").map((it) => it.trim());
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown !== undefined) throw badParameter(`Tried accessing nonexisting field (${unknown})`);
  return fields;
}

/** The object reduced to the requested fields, without those that have no value. */
export function pick(whole: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]]).filter(([, value]) => value !== undefined));
}

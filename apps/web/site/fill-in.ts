import { operator } from "@vignette/domain/support";
import { catalogNumbers } from "./catalog-numbers.ts";

const groups: Readonly<Record<string, object>> = { operator, catalog: catalogNumbers };

/**
 * `{{operator.email}}` becomes the operator's address, `{{catalog.hooks}}` the number of built-in hooks. Throws an Error
 * that names the file if there is no such value.
 */
export function fillIn(text: string, file: string): string {
  return text.replaceAll(/\{\{(\w+)\.(\w+)\}\}/g, (name, group: string, key: string) => {
    const value: unknown = new Map(Object.entries(groups[group] ?? {})).get(key);
    if (value === undefined) throw new Error(`${file} needs a value for ${name}.`);
    return String(value);
  });
}

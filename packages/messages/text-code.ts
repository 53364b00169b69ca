import type { Message } from "./message-file.ts";

/** The values of a call as code: each by its name, or one object that holds them all. */
export type ValuesInCode = Readonly<Record<string, string>> | string;

/**
 * The code that says a message in one language: a template, or the plural that the function `plural`, also code, chooses.
 * Throws where a value is missing. Source: ADR 146.
 */
export function textCode(message: Message, values: ValuesInCode, plural: string): string {
  const given = typeof values === "string" ? membersOf(message.inputs, values) : values;
  const missing = message.inputs.filter((it) => given[it] === undefined);
  if (missing.length > 0) throw new Error(`It has no value for ${missing.join(", ")}.`);
  const repeated = message.inputs.filter((it) => !isShort(given[it] ?? "") && timesUsed(message, it) > 1);
  if (repeated.length === 0) return said(message, given, plural);
  // What takes time is done once, however often the texts name it.
  const names = Object.fromEntries(repeated.map((it, index) => [it, `v${index}`]));
  return `((${Object.values(names)})=>${said(message, { ...given, ...names }, plural)})(${repeated.map((it) => given[it])})`;
}

function said({ texts, counted }: Message, values: Readonly<Record<string, string>>, plural: string): string {
  const { "*": rest = "", ...others } = texts;
  const variants = Object.entries(others).map(([category, text]) => `${category}:${template(text, values)}`);
  if (counted === null || variants.length === 0) return template(rest, values);
  return `${plural}(${values[counted]},{${variants}},${template(rest, values)})`;
}

const membersOf = (names: readonly string[], object: string): Record<string, string> =>
  Object.fromEntries(names.map((it) => [it, `${/^[\w$]+$/.test(object) ? object : `(${object})`}.${it}`]));

const isShort = (code: string) => /^[\w$.]+$/.test(code);

function timesUsed({ texts, counted }: Message, name: string): number {
  const shown = Object.values(texts).reduce((sum, text) => sum + text.split(`{${name}}`).length - 1, 0);
  return counted === name ? shown + 1 : shown;
}

function template(text: string, values: Readonly<Record<string, string>>): string {
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, (it) => `\\${it}`);
  return `\`${escaped.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${${values[name]}}`)}\``;
}

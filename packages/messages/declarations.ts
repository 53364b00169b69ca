import { globSync } from "node:fs";
import { join } from "node:path";
import { type Message, readMessages } from "./message-file.ts";

/** The TypeScript declarations of the compiled messages, each with its English text, from the folder with the English files. */
export function declarations(english: string): string {
  const files = globSync("*.json", { cwd: english }).toSorted();
  const all = files.flatMap((file) => [...readMessages(join(english, file))]);
  return [
    'import type { Locale } from "../src/locale.ts";',
    "type Value = string | number;",
    ...all.map(([key, message]) => declaration(key, message)),
    'export * as m from "./messages.js";',
    "",
  ].join("\n");
}

function declaration(key: string, { texts, inputs }: Message): string {
  const values = inputs.map((name) => `${name}: Value`).join("; ");
  const text = texts.join(" / ").replaceAll("*/", "");
  const first = inputs.length === 0 ? "inputs?: Record<string, never>" : `inputs: { ${values} }`;
  return `/** ${text} */\nexport declare const ${key}: (${first}, options?: { locale?: Locale }) => string;`;
}

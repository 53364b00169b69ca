import type { Hook } from "../hook.ts";

type Category = Pick<Hook, "category" | "channel" | "formats" | "tone"> & {
  /** Template by id. */
  lines: Record<string, string>;
  /** Ids of the lines that claim a personal experience. */
  genuine?: readonly string[];
};

/** The hooks of one category, which share their place, their opening and their tone. */
export function hooksOf({ lines, genuine = [], ...shared }: Category): Hook[] {
  return Object.entries(lines).map(([id, template]) => ({
    id,
    template,
    ...shared,
    language: "en",
    genuine: genuine.includes(id),
  }));
}

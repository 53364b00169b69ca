import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Subject, writeSubject } from "./subject.ts";
import { BENCH_DIR } from "./tools.ts";

/** What every measure works with. */
export type Bench = {
  /** For files that are made; they stay there to be looked at. */
  folder: string;
  subject: Subject;
  /** The composition's media by id. */
  media: Record<string, string>;
  /** How often the two sides of a ratio are run in turn. */
  pairs: number;
};

export async function prepareBench(pairs: number): Promise<Bench> {
  const folder = join(BENCH_DIR, "files");
  await mkdir(folder, { recursive: true });
  const subject = await writeSubject(join(BENCH_DIR, "media"));
  return { folder, subject, media: { photo: subject.photo, voice: subject.voice }, pairs };
}

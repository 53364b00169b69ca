import type { DatabaseSync } from "node:sqlite";
import { seededChoices } from "../openai/copywriter/seeded-choices.ts";

export const orientations = ["portrait", "landscape", "square"] as const;
export type Orientation = (typeof orientations)[number];

/** What a photo is painted from: the words of the search that found it, and its place among the results. */
export type PhotoSeed = { id: number; words: string; orientation: Orientation; at: number };

/** The photos that searches have found so far: a photo is asked for by its id alone. */
export function photoTable(db: DatabaseSync) {
  db.exec("CREATE TABLE IF NOT EXISTS pexels_photos (id INTEGER PRIMARY KEY, seed TEXT NOT NULL)");
  return {
    /** The same photo for the same words and place. */
    at(words: string, orientation: Orientation, at: number): PhotoSeed {
      const id = 1_000_000 + Math.floor(seededChoices({ words, orientation, at }).number("id") * 30_000_000);
      const seed = { id, words, orientation, at };
      db.prepare("INSERT OR REPLACE INTO pexels_photos (id, seed) VALUES (?, ?)").run(id, JSON.stringify(seed));
      return seed;
    },
    get(id: number): PhotoSeed | null {
      const row = db.prepare("SELECT seed FROM pexels_photos WHERE id = ?").get(id);
      return row ? (JSON.parse(String(row.seed)) as PhotoSeed) : null;
    },
  };
}

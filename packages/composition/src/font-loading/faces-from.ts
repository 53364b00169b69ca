import { hasHyphenation, loadHyphenation } from "../hyphenation/hyphenation.ts";
import type { Scene } from "../scene/scene.ts";
import type { ReadFile } from "./load-files.ts";
import { type WantedLetters, wantedLetters } from "./wanted-letters.ts";

/** The parts of a scene that determine which letters it has. */
export type Lettered = Pick<Scene, "tracks" | "fonts" | "language">;

export type Faces = {
  /**
   * Loads what the texts of a scene are drawn with: the shaper, the parts of the bundled faces that hold their letters,
   * and the hyphenation of their language. Loaded files are cached. The same letters give the same promise. Rejects if a file cannot be loaded; a
   * later call tries again.
   */
  loadFaces: (scene: Lettered) => Promise<void>;
  /** Whether every letter of a scene can be drawn now, and its words be hyphenated. */
  hasFaces: (scene: Lettered) => boolean;
};

const READY = Promise.resolve();

/** Faces whose files are read by `reader` when they are first needed. */
export function facesFrom(reader: () => Promise<ReadFile>): Faces {
  const pending = new Map<string, Promise<void>>();
  let loader: typeof import("./load-files.ts") | null = null;
  let read: ReadFile | null = null;

  const load = async (wanted: readonly WantedLetters[], language: string | undefined) => {
    // HarfBuzz and the tables of the faces are large: only what draws text loads them.
    [loader, read] = await Promise.all([
      loader ?? import("./load-files.ts"),
      read ?? reader(),
      loadHyphenation(language),
    ]);
    await loader.loadLetters(wanted, read);
  };

  return {
    hasFaces: (scene) => hasHyphenation(scene.language) && (loader?.hasLetters(wantedLetters(scene)) ?? false),
    loadFaces: (scene) => {
      const wanted = wantedLetters(scene);
      const { language } = scene;
      if (hasHyphenation(language) && loader?.hasLetters(wanted)) return READY;
      const key = JSON.stringify([language, wanted.map(({ role, letters }) => [role, [...letters].sort()])]);
      const promise = pending.get(key) ?? load(wanted, language).finally(() => pending.delete(key));
      pending.set(key, promise);
      return promise;
    },
  };
}

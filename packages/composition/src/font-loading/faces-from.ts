import type { Scene } from "../scene/scene.ts";
import type { ReadFile } from "./load-files.ts";
import { type WantedLetters, wantedLetters } from "./wanted-letters.ts";

/** What of a scene says which letters it has. */
export type Lettered = Pick<Scene, "tracks" | "fonts">;

export type Faces = {
  /**
   * Loads what the texts of a scene are drawn with: the shaper and the parts of the bundled faces that hold their letters.
   * What is loaded stays. Asked for the same letters it gives the same promise. Rejects if a file cannot be had, and may
   * then be asked again.
   */
  loadFaces: (scene: Lettered) => Promise<void>;
  /** Whether every letter of a scene can be drawn now. */
  hasFaces: (scene: Lettered) => boolean;
};

const READY = Promise.resolve();

/** Faces whose files are read by `reader`, each when it is first needed. */
export function facesFrom(reader: () => Promise<ReadFile>): Faces {
  const pending = new Map<string, Promise<void>>();
  let loader: typeof import("./load-files.ts") | null = null;
  let read: ReadFile | null = null;

  const load = async (wanted: readonly WantedLetters[]) => {
    // HarfBuzz and the tables of the faces are large: only what draws text loads them.
    [loader, read] = await Promise.all([loader ?? import("./load-files.ts"), read ?? reader()]);
    await loader.loadLetters(wanted, read);
  };

  return {
    hasFaces: (scene) => loader?.hasLetters(wantedLetters(scene)) ?? false,
    loadFaces: (scene) => {
      const wanted = wantedLetters(scene);
      if (loader?.hasLetters(wanted)) return READY;
      const key = JSON.stringify(wanted.map(({ role, letters }) => [role, [...letters].sort()]));
      const promise = pending.get(key) ?? load(wanted).finally(() => pending.delete(key));
      pending.set(key, promise);
      return promise;
    },
  };
}

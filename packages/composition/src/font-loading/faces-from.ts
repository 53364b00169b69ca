import { isOwnFace, type OwnFace } from "@vignette/domain/studio/catalogue";
import { hasHyphenation, loadHyphenation } from "../hyphenation/hyphenation.ts";
import type { Media } from "../media/media.ts";
import type { Scene } from "../scene/scene.ts";
import type { LetterFiles, ReadFile } from "./letter-files.ts";
import { type WantedLetters, wantedLetters } from "./wanted-letters.ts";

/** The parts of a scene that determine which letters it has. */
export type Lettered = Pick<Scene, "tracks" | "fonts" | "language">;

export type Faces = {
  /**
   * Loads what the texts of a scene are drawn with: the shaper, the parts of the bundled faces that hold their letters,
   * the uploaded faces among `media`, and the hyphenation of their language. Loaded files are cached. The same letters
   * give the same promise. Rejects if a file cannot be loaded; a later call tries again.
   */
  loadFaces: (scene: Lettered, media?: Media) => Promise<void>;
  /** The uploaded faces of scenes, as far as they are known. */
  facesFor: (scenes: readonly Lettered[]) => [id: OwnFace, file: Blob][];
  /** Makes uploaded faces known to later calls that have no media. Nothing is read yet. */
  offerFaces: (faces: Media) => void;
  /** Whether every letter of a scene can be drawn now, and its words be hyphenated. */
  hasFaces: (scene: Lettered) => boolean;
};

const READY = Promise.resolve();

/** What loads letters, and what it reads font files with. */
export type LetterLoader = Pick<LetterFiles, "hasLetters" | "loadLetters"> & { read: ReadFile };

/** Faces that are loaded with what `open` gives, which is called when a text is first drawn: HarfBuzz and the tables of the faces are large. */
export function facesFrom(open: () => Promise<LetterLoader>): Faces {
  const pending = new Map<string, Promise<void>>();
  const own = new Map<OwnFace, Blob>();
  let loader: LetterLoader | null = null;

  const load = async (wanted: readonly WantedLetters[], language: string | undefined) => {
    const [opened] = await Promise.all([loader ?? open(), loadHyphenation(language)]);
    loader = opened;
    await opened.loadLetters(wanted, opened.read, own);
  };

  const offer = (id: string, file: Blob | undefined) => {
    if (isOwnFace(id) && file && !own.has(id)) own.set(id, file);
  };

  return {
    hasFaces: (scene) => hasHyphenation(scene.language) && (loader?.hasLetters(wantedLetters(scene), own) ?? false),
    facesFor: (scenes) =>
      [...own].filter(([face]) => scenes.some((scene) => wantedLetters(scene).some(({ role }) => role.face === face))),
    offerFaces: (faces) => {
      for (const [id, file] of faces) offer(id, file);
    },
    loadFaces: (scene, media) => {
      const wanted = wantedLetters(scene);
      if (media) for (const { role } of wanted) offer(role.face, media.get(role.face));
      const { language } = scene;
      if (hasHyphenation(language) && loader?.hasLetters(wanted, own)) return READY;
      const key = JSON.stringify([language, wanted.map(({ role, letters }) => [role, [...letters].sort()])]);
      const promise = pending.get(key) ?? load(wanted, language).finally(() => pending.delete(key));
      pending.set(key, promise);
      return promise;
    },
  };
}

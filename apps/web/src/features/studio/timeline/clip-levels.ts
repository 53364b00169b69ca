import { piecesOf, type Script } from "@vignette/domain/studio";

/** The volume of each clip whose volume was changed, in dB, by beat and place. */
export type ClipLevels = Readonly<Record<string, number>>;

/** The name under which the volume of a clip is found. */
export const clipLevelKey = (beatId: string, index: number): string => `${beatId} ${index}`;

/** The volumes of all clips of a script. */
export const clipLevels = ({ beats }: Pick<Script, "beats">): ClipLevels =>
  Object.fromEntries(
    beats.flatMap((beat) =>
      piecesOf(beat).flatMap(({ sound }, index) =>
        sound?.gainDb === undefined ? [] : [[clipLevelKey(beat.id, index), sound.gainDb] as const],
      ),
    ),
  );

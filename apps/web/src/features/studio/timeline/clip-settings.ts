import { piecesOf, type Script, type ShownFile } from "@vignette/domain/studio";

/** What is set for a clip with controls that move faster than the drawing follows. */
export type ClipSetting = Pick<ShownFile, "focusX" | "focusY" | "fills"> & { gainDb?: number | undefined };

/** Those of all clips for which anything is set, by beat and place. */
export type ClipSettings = Readonly<Record<string, ClipSetting>>;

/** The name under which the setting of a clip is found. */
export const clipSettingKey = (beatId: string, index: number): string => `${beatId} ${index}`;

/** The settings of all clips of a script. */
export const clipSettings = ({ beats }: Pick<Script, "beats">): ClipSettings =>
  Object.fromEntries(
    beats.flatMap((beat) =>
      piecesOf(beat).flatMap(({ focusX, focusY, fills, sound }, index) => {
        const setting = { focusX, focusY, fills, gainDb: sound?.gainDb };
        const isSet = Object.values(setting).some((value) => value !== undefined);
        return isSet ? [[clipSettingKey(beat.id, index), setting] as const] : [];
      }),
    ),
  );

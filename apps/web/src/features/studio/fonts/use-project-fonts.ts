import { fontName } from "@vignette/domain/media";
import { type BrandKit, filesOfKit, isOwnFace, type OwnFace, type ShownView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { trpc } from "../../../trpc.ts";

/** An uploaded font: its key is what texts and brand kits name it by. */
export type ProjectFont = ShownView & { key: OwnFace };

/** The fonts among files. */
export const fontsAmong = (files: readonly ShownView[]): ProjectFont[] =>
  files.filter((file): file is ProjectFont => file.type.startsWith("font/") && isOwnFace(file.key));

/** The fonts that were uploaded to a project and not deleted since; none until they are loaded. */
export const useProjectFonts = (projectId: string): ProjectFont[] =>
  fontsAmong(trpc.studio.brandFiles.useQuery({ projectId }).data ?? []);

/** The fonts of a project that its brand kit sets words in. */
export function useKitFonts(projectId: string, kit: BrandKit): ProjectFont[] {
  const named = filesOfKit(kit);
  return useProjectFonts(projectId).filter(({ key }) => named.some((file) => file.key === key));
}

/** What users read for a font. */
export const nameOfFont = ({ font }: Pick<ProjectFont, "font">): string =>
  font ? fontName(font) : m.media_your_font();

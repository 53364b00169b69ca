import { useQuery } from "@tanstack/react-query";
import { inspectFont, lettersOfLanguage } from "@vignette/composition";
import { trpc } from "../../../trpc.ts";
import { offerFont } from "../media/media.ts";
import { fontNotes } from "./font-sentences.ts";
import { nameOfFont, type ProjectFont } from "./use-project-fonts.ts";

type FontNotes = { isReady: boolean; notes: string[] };

/** Loads a font, so that it can be drawn, and says what it lacks in the languages of the project's products. */
export function useFontNotes(font: ProjectFont | undefined, projectId: string): FontNotes {
  const { data: products = [] } = trpc.research.list.useQuery({ projectId });
  const { data, isSuccess } = useQuery({
    queryKey: ["font", font?.key],
    queryFn: () => (font ? offerFont(font).then((file) => inspectFont(file, nameOfFont(font))) : null),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const languages = new Set(products.map(({ brief }) => brief.language));
  const needed = new Map(Array.from(languages, (language) => [language, lettersOfLanguage(language)] as const));
  return { isReady: isSuccess, notes: data?.kind === "font" ? fontNotes(data, needed) : [] };
}

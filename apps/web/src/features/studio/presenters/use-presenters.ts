import { type Presenter, presentersFor } from "@vignette/domain/studio";
import { useEffect } from "react";
import { trpc } from "../../../trpc.ts";

/** A presenter with the address of the face; null while it is drawn. */
export type SeenPresenter = Omit<Presenter, "portrait"> & { face: string | null };

/**
 * The presenters, those of a language first, and their price. Null if no provider makes people talk, if none
 * of them speaks the language, and until it is known.
 */
export type Shelf = { presenters: SeenPresenter[]; microsPerSecond: number | null } | null;

const TEN_MINUTES = 10 * 60_000;

/** The shelf of presenters. Faces that are not drawn yet are drawn one after the other while `isShown`. */
export function usePresenters(language: string, isShown: boolean): { shelf: Shelf; isKnown: boolean } {
  const utils = trpc.useUtils();
  const { data, isSuccess } = trpc.studio.presenters.useQuery(undefined, { staleTime: TEN_MINUTES });
  const { mutate, isPending, variables } = trpc.studio.drawPresenter.useMutation({
    onSuccess: ({ portrait }, { presenter }) =>
      utils.studio.presenters.setData(undefined, (before) =>
        before
          ? { ...before, faces: before.faces.map((it) => (it.id === presenter ? { ...it, portrait } : it)) }
          : before,
      ),
  });
  const next = data?.faces.find(({ portrait }) => portrait === null)?.id;
  useEffect(() => {
    // A face that could not be drawn is not requested again.
    if (isShown && next !== undefined && !isPending && variables?.presenter !== next) mutate({ presenter: next });
  }, [isShown, next, isPending, variables, mutate]);
  const speaking = presentersFor(language);
  if (!data || speaking.length === 0) return { shelf: null, isKnown: isSuccess };
  const faces = new Map(data.faces.map(({ id, portrait }) => [id, portrait]));
  const presenters = speaking.map(({ portrait: _, ...it }) => ({
    ...it,
    face: faces.get(it.id) ?? null,
  }));
  return { shelf: { presenters, microsPerSecond: data.microsPerSecond }, isKnown: true };
}

import { missing } from "@vignette/domain/kernel";
import { type PresenterOffer, presenterOf, presenters } from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { Models } from "../../../../adapters/generation/models.ts";
import { logLine } from "../../../../adapters/log/log-line.ts";
import { modelsOfHouse } from "../../../../usage/house-meter.ts";
import { portraitKey, portraitOf } from "./portrait-of.ts";

type Deps = Parameters<typeof modelsOfHouse>[0] & { models: Models; files: Files };
type ShelfDeps = { models: Pick<Models, "presenterOffer">; files: Files };

/** The presenters with their faces, and what they cost. `portrait` is null for a face that is not drawn yet. */
export type PresenterShelf = PresenterOffer & { faces: { id: string; portrait: string | null }[] };

/** The shelf; null if no provider makes people talk: then looks with a speaker take the user's own clip. */
export async function presenterShelf({ models, files }: ShelfDeps): Promise<PresenterShelf | null> {
  const offer = models.presenterOffer();
  if (!offer) return null;
  const faces = presenters.map(async (presenter) => {
    const key = portraitKey(presenter);
    return { id: presenter.id, portrait: (await files.head(key)) ? await files.link(key) : null };
  });
  return { ...offer, faces: await Promise.all(faces) };
}

/**
 * Draws the face of a presenter, once for all users and at our own cost. The first call with a presenter draws; if that
 * fails, the face is drawn with the first take. Gives its address, or null while there is none.
 */
export async function drawPresenter(deps: Deps, id: string): Promise<{ portrait: string | null }> {
  const { models, files } = deps;
  const presenter = presenterOf(id);
  if (!presenter || !models.presenterOffer()) throw missing("presenter");
  const key = portraitKey(presenter);
  if (!(await files.head(key)) && (await files.claim(`${key}-claim`))) {
    await portraitOf({ generation: modelsOfHouse(deps), files }, presenter).catch((error: unknown) =>
      logLine("warn", "A presenter was not drawn.", { id, error }),
    );
  }
  return { portrait: (await files.head(key)) ? await files.link(key) : null };
}

import type { Product } from "@vignette/domain/research";
import { presenterOf, voiceOfPresenter } from "@vignette/domain/studio";
import type { Models } from "../../../../adapters/generation/models.ts";
import { notOffered } from "../../../../adapters/generation/provider-refusals.ts";

/**
 * The voice that fits a presenter, as `style.voice` holds it; "" without a presenter. Throws a Refusal if no provider
 * makes people talk.
 */
export async function presenterVoice(
  { models }: { models: Pick<Models, "voices" | "presenterOffer"> },
  id: string | undefined,
  { brief }: Pick<Product, "brief">,
): Promise<string> {
  const presenter = presenterOf(id);
  if (!presenter) return "";
  if (!models.presenterOffer()) throw notOffered("Presenters");
  return voiceOfPresenter(presenter, await models.voices(), brief.language);
}

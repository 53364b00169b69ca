import { promisesDetails, promisesMistakes, promisesTroubles, saysHow } from "@vignette/domain/promises";
import { shared } from "../material/fragment.ts";
import type { BrandVoice } from "../voice.ts";
import { promisesSteps } from "./promises.ts";
import { type SeenPhoto, worthOf } from "./seen-photo.ts";

type Voice = Pick<BrandVoice, "hook"> & Partial<Pick<BrandVoice, "pains" | "gains">>;

/** Whether a hook is about what hurts: on the product's photo, the product would seem to be the cause. */
export function isOfPain({ hook, pains = [], gains = [] }: Voice): boolean {
  const most = (texts: readonly string[]) => Math.max(0, ...texts.map((it) => shared(it, hook)));
  const isOfCure = saysHow(hook) || promisesSteps(hook) || promisesDetails(hook) || GLAD.test(hook);
  const isTold = most(pains) > 0 && most(pains) >= most(gains);
  return (isTold || promisesTroubles(hook) || promisesMistakes(hook)) && !isOfCure;
}

/** What is gone, or to be rid of, is not what hurts. */
const GLAD = /(?<!\p{L})(?:finally|endlich|por fin|enfin|without|ohne|sin|sans|no more|nie wieder)(?!\p{L})/iu;

/**
 * The photos under a hook about what hurts, the best first: what it names of the time before or of something else than the product, then the time
 * before, then the product, last where its name is on it. Source: ADR 218.
 */
export function byPain(notes: readonly SeenPhoto[], hook: string, product: readonly SeenPhoto[]): readonly SeenPhoto[] {
  const worth = (it: SeenPhoto) => worthOf(it, hook, notes);
  const named = notes
    .filter((it) => (it.isBefore || (!it.isProduct && !it.isLesser)) && worth(it) > 0)
    .toSorted((a, b) => worth(b) - worth(a) || Number(b.isBefore) - Number(a.isBefore));
  const before = notes.filter((it) => it.isBefore);
  const plain = product.toSorted((a, b) => Number(a.isNamed) - Number(b.isNamed));
  return [...new Set([...named, ...before, ...plain])];
}

import type { VariantPlace } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

type PlaceLabels = {
  many: string;
  hint: string;
  /** The button that opens the dialog to add parts, and the dialog's title. */
  addOne: string;
  addMany: string;
  add: (parts: { count: number }) => string;
  comesFrom: string;
  noOther: (video: { kind: string }) => string;
  removed: string;
  oneALine: string;
};

/** Labels of the places of a video. */
export const placeLabels: Record<VariantPlace, PlaceLabels> = {
  hook: {
    many: m.variants_hooks(),
    hint: m.variants_hook_hint(),
    addOne: m.variants_add_one_hook(),
    addMany: m.variants_add_many_hook(),
    add: m.variants_add_hook,
    comesFrom: m.variants_hook_comes_from(),
    noOther: m.variants_no_other_hook,
    removed: m.variants_removed_hook(),
    oneALine: m.variants_hook_one_a_line(),
  },
  body: {
    many: m.variants_bodies(),
    hint: m.variants_body_hint(),
    addOne: m.variants_add_one_body(),
    addMany: m.variants_add_many_body(),
    add: m.variants_add_body,
    comesFrom: m.variants_body_comes_from(),
    noOther: m.variants_no_other_body,
    removed: m.variants_removed_body(),
    oneALine: m.variants_body_one_a_line(),
  },
  ending: {
    many: m.variants_endings(),
    hint: m.variants_ending_hint(),
    addOne: m.variants_add_one_ending(),
    addMany: m.variants_add_many_ending(),
    add: m.variants_add_ending,
    comesFrom: m.variants_ending_comes_from(),
    noOther: m.variants_no_other_ending,
    removed: m.variants_removed_ending(),
    oneALine: m.variants_ending_one_a_line(),
  },
};

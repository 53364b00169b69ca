import { bringBackPlan, defaultPlan, type RecipePlan } from "@vignette/domain/automation";

/** What a new recipe can start from. */
export type Preset = { name: PresetName; title: string; hint: string; planIn: (zone: string) => RecipePlan };
export type PresetName = "weekly" | "bring-back";

export const presets: readonly [Preset, ...Preset[]] = [
  {
    name: "weekly",
    title: "Three a week",
    hint: "Three carousels a week, opened by the best hooks of your library.",
    planIn: defaultPlan,
  },
  {
    name: "bring-back",
    title: "Bring back what did well",
    hint: "Once a week, the opening of one of your best posts again, in another look.",
    planIn: bringBackPlan,
  },
];

/** The preset of an address; the first one for an unknown name. */
export const presetOf = (name: string | null): Preset => presets.find((it) => it.name === name) ?? presets[0];

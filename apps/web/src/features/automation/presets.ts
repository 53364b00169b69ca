import { bringBackPlan, defaultPlan, newItemsPlan, type RecipePlan } from "@vignette/domain/automation";

/** What a new recipe can start from. */
export type Preset = { name: PresetName; title: string; hint: string; planIn: (zone: string) => RecipePlan };
export type PresetName = "weekly" | "bring-back" | "new-items";

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
  {
    name: "new-items",
    title: "A post for each new item",
    hint: "Follows the feed of your shop or blog, and makes a carousel about each new product or article.",
    planIn: (zone) => newItemsPlan(zone, ""),
  },
];

/** The preset of an address; the first one for an unknown name. */
export const presetOf = (name: string | null): Preset => presets.find((it) => it.name === name) ?? presets[0];

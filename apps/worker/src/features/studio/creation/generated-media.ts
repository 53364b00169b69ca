import { type Creation, type CreationMedia, type Lineage, type Spending, withSpent } from "@vignette/domain/studio";

/** A generated file, and what generating it used. */
export type MadeMedium = { medium: CreationMedia; models: Partial<Lineage>; placeholder: boolean; spent: Spending[] };

/** The media that were generated, and the error if some were not. */
export type GenerationResult = { made: MadeMedium[]; failure: unknown };

/** The creation with the generated media. With a single placeholder among them the whole creation counts as one. */
export function withGeneratedMedia({ media, lineage, spending = [] }: Creation, made: readonly MadeMedium[]) {
  const models = Object.assign({}, ...made.map((it) => it.models)) as Partial<Lineage>;
  const placeholder = made.some((it) => it.placeholder);
  return {
    media: [...media, ...made.map((it) => it.medium)],
    lineage: lineage && { ...lineage, ...models, placeholder: lineage.placeholder || placeholder },
    spending: withSpent(
      spending,
      made.flatMap((it) => it.spent),
    ),
  };
}

import { type AssetType, assetTypes } from "@vignette/domain/assets";
import { automatedLooks, type RecipePlan } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Checkbox } from "@vignette/ui";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { hintOfLook } from "../../../shared/words/look-hints.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";
import { trpc } from "../../../trpc.ts";
import { toggled } from "./chosen.ts";
import { Group } from "./section.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

type Make = RecipePlan["makes"][number];

/** The kinds to rotate through, and the looks of each. A kind that the plan lacks cannot be chosen. */
export function MakesField({ state: { form, change, faults } }: { state: RecipeFormState }) {
  const [{ lockedKinds }] = trpc.usage.summary.useSuspenseQuery();
  const { makes } = form;
  const toggleKind = (kind: AssetType) =>
    change({
      makes: makes.some((it) => it.kind === kind)
        ? makes.filter((it) => it.kind !== kind)
        : [...makes, { kind, looks: [] }],
    });
  return (
    <Group
      label={m.automation_kinds_of_content()}
      hint={m.automation_several_take_turns()}
      error={faultIn(faults, "makes")}
    >
      <div className="mt-1 flex flex-col">
        {assetTypes.map((kind) => {
          const made = makes.find((it) => it.kind === kind);
          const isLocked = lockedKinds.includes(kind);
          return (
            <div key={kind} className="border-t border-line first:border-t-0">
              <Checkbox
                label={kindNames[kind]}
                checked={made !== undefined}
                disabled={isLocked && made === undefined}
                onChange={() => toggleKind(kind)}
                {...(isLocked && { hint: m.automation_not_part_of_your_plan() })}
              />
              {made && (
                <LooksField
                  make={made}
                  onChange={(next) => change({ makes: makes.map((it) => (it.kind === kind ? next : it)) })}
                />
              )}
            </div>
          );
        })}
      </div>
    </Group>
  );
}

function LooksField({ make, onChange }: { make: Make; onChange: (make: Make) => void }) {
  const { kind, looks } = make;
  return (
    <fieldset className="pb-3 pl-7">
      <legend className="text-dense text-ink-2">
        {looks.length === 0 ? m.automation_any_look_or_choose() : m.automation_these_looks_in_turn()}
      </legend>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {automatedLooks(kind).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={looks.includes(name)}
            title={hintOfLook(kind, name)}
            onClick={() => onChange({ kind, looks: toggled(looks, name) })}
            className="min-h-9 cursor-pointer rounded-control border border-edge bg-raised px-3 text-base text-ink-2 aria-pressed:border-ink aria-pressed:bg-mark-soft aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11"
          >
            {nameOfLook(kind, name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

import { automatedLooks, expectedCost, type HookSource } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { RadioGroup, TextInput } from "@vignette/ui";
import { Section } from "./section.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

/** Who approves, what it may use, when it ends, and how long a hook rests. */
export function LimitsSection({ state }: { state: RecipeFormState }) {
  const { form, change, faults } = state;
  const { approval, budget, stop } = form;
  return (
    <Section title={m.automation_approval_and_limits()}>
      <div className="flex flex-col gap-3">
        <RadioGroup
          label={m.automation_approval()}
          value={approval.type}
          onChange={(type) => change({ approval: { ...approval, type } })}
          options={[
            { value: "always", label: m.automation_ask_always() },
            { value: "first", label: m.automation_ask_first() },
            { value: "never", label: m.automation_ask_never() },
          ]}
        />
        {approval.type === "first" && (
          <div className="w-40">
            <NumberInput
              label={m.automation_posts_to_approve()}
              value={approval.count}
              onChange={(count) => change({ approval: { ...approval, count } })}
              error={faultIn(faults, "approval")}
            />
          </div>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          label={m.automation_pieces_a_week_at_most()}
          value={budget.pieces}
          onChange={(pieces) => change({ budget: { ...budget, pieces } })}
          error={faultIn(faults, "budget.pieces")}
        />
        <NumberInput
          label={m.automation_credits_a_week_at_most()}
          hint={costHint(state)}
          value={budget.credits}
          onChange={(credits) => change({ budget: { ...budget, credits } })}
          error={faultIn(faults, "budget.credits")}
        />
        <TextInput
          label={m.automation_ends_after_this_day()}
          hint={m.automation_leave_empty_to_go_on()}
          type="date"
          value={stop.after}
          onChange={(after) => change({ stop: { ...stop, after } })}
          error={faultIn(faults, "stop.after")}
        />
        <NumberInput
          label={m.automation_ends_after_this_many_pieces()}
          hint={m.automation_leave_empty_to_go_on()}
          value={stop.pieces}
          onChange={(pieces) => change({ stop: { ...stop, pieces } })}
          error={faultIn(faults, "stop.pieces")}
        />
        <NumberInput
          label={m.automation_days_before_a_hook_repeats()}
          value={form.restDays}
          onChange={(restDays) => change({ restDays })}
          error={faultIn(faults, "restDays")}
        />
      </div>
    </Section>
  );
}

type NumberInputProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
};

const NumberInput = (props: NumberInputProps) => <TextInput {...props} inputMode="numeric" autoComplete="off" />;

/** What one piece costs, from the cheapest look to the dearest. */
function costHint({ form: { makes, hooks, trigger } }: RecipeFormState): string {
  const from = trigger.type === "feed" ? "writer" : hooks.from;
  const source: HookSource = from === "list" ? { from, lines: [] } : { from };
  const costs = makes.flatMap(({ kind, looks }) =>
    (looks.length > 0 ? looks : automatedLooks(kind)).map((look) => expectedCost({ kind, look }, source)),
  );
  if (costs.length === 0) return m.automation_choose_a_kind_for_its_cost();
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  return least === most
    ? m.automation_one_piece_costs_about({ least })
    : m.automation_one_piece_costs_about_to({ least, most });
}

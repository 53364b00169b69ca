import { automatedLooks, expectedCost, type HookSource } from "@vignette/domain/automation";
import { RadioGroup, TextInput } from "@vignette/ui";
import { Section } from "./section.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

/** Who approves, what it may use, when it ends, and how long a hook rests. */
export function LimitsSection({ state }: { state: RecipeFormState }) {
  const { form, change, faults } = state;
  const { approval, budget, stop } = form;
  return (
    <Section title="Approval and limits">
      <div className="flex flex-col gap-3">
        <RadioGroup
          label="Approval"
          value={approval.type}
          onChange={(type) => change({ approval: { ...approval, type } })}
          options={[
            { value: "always", label: "Ask me before each post" },
            { value: "first", label: "Ask me for the first posts, then schedule" },
            { value: "never", label: "Schedule without asking" },
          ]}
        />
        {approval.type === "first" && (
          <div className="w-40">
            <NumberInput
              label="Posts to approve"
              value={approval.count}
              onChange={(count) => change({ approval: { ...approval, count } })}
              error={faultIn(faults, "approval")}
            />
          </div>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          label="Pieces a week, at most"
          value={budget.pieces}
          onChange={(pieces) => change({ budget: { ...budget, pieces } })}
          error={faultIn(faults, "budget.pieces")}
        />
        <NumberInput
          label="AI credits a week, at most"
          hint={costHint(state)}
          value={budget.credits}
          onChange={(credits) => change({ budget: { ...budget, credits } })}
          error={faultIn(faults, "budget.credits")}
        />
        <TextInput
          label="Ends after this day"
          hint="Leave empty to go on."
          type="date"
          value={stop.after}
          onChange={(after) => change({ stop: { ...stop, after } })}
          error={faultIn(faults, "stop.after")}
        />
        <NumberInput
          label="Ends after this many pieces"
          hint="Leave empty to go on."
          value={stop.pieces}
          onChange={(pieces) => change({ stop: { ...stop, pieces } })}
          error={faultIn(faults, "stop.pieces")}
        />
        <NumberInput
          label="Days before a hook repeats"
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
  if (costs.length === 0) return "Choose a kind of content to see what a piece costs.";
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  return least === most ? `One piece costs about ${least}.` : `One piece costs about ${least} to ${most}.`;
}

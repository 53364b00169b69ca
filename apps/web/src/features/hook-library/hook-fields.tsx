import {
  HOOK_MAX,
  type HookFormat,
  hookCategories,
  hookChannels,
  hookFormats,
  hookLimits,
  hookSlots,
  hookTones,
} from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Checkbox, Select, TextArea } from "@vignette/ui";
import { categoryLabels } from "../../shared/hooks/category-labels.ts";
import { contentLanguages } from "../../shared/language/content-languages.ts";
import { kindNames } from "../../shared/words/content-kinds.ts";
import type { HookDraft } from "./hook-draft.ts";
import { channelLabels, languageLabel, slotLabel, toneLabels } from "./hook-labels.ts";
import { slotExamples } from "./slot-examples.ts";

type HookFieldsProps = { draft: HookDraft; refusal: string | null; onChange: (draft: HookDraft) => void };

/** The fields of a hook: its line with placeholders, and where it fits. */
export function HookFields({ draft, refusal, onChange }: HookFieldsProps) {
  const set = (part: Partial<HookDraft>) => onChange({ ...draft, ...part });
  const insert = (slot: string) => set({ template: `${draft.template.trimEnd()} [${slot}] `.trimStart() });
  const toggle = (format: HookFormat, on: boolean) =>
    set({ formats: hookFormats.filter((it) => (it === format ? on : draft.formats.includes(it))) });
  return (
    <>
      <TextArea
        label={m.hooks_line()}
        rows={2}
        maxLength={HOOK_MAX}
        value={draft.template}
        // The line has no breaks: Enter submits the form.
        onChange={(template) => set({ template: template.replace(/[\r\n]+/g, " ") })}
        error={refusal}
        hint={m.hooks_line_hint()}
      />
      <Select
        label={m.hooks_add_a_placeholder()}
        value={null}
        placeholder={m.hooks_choose_placeholder()}
        options={hookSlots.map((value) => ({
          value,
          label: slotLabel(value),
          hint: m.hooks_such_as({ example: slotExamples[value] }),
        }))}
        onChange={insert}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={m.hooks_category()}
          value={draft.category}
          options={hookCategories.map((value) => ({ value, label: categoryLabels[value] }))}
          onChange={(category) => set({ category })}
        />
        <Select
          label={m.hooks_placement()}
          value={draft.channel}
          options={hookChannels.map((value) => ({
            value,
            label: channelLabels[value],
            hint: m.hooks_limit_words({ words: hookLimits[value] }),
          }))}
          onChange={(channel) => set({ channel })}
        />
        <Select
          label={m.hooks_tone()}
          value={draft.tone}
          options={hookTones.map((value) => ({ value, label: toneLabels[value] }))}
          onChange={(tone) => set({ tone })}
        />
        <Select
          label={m.hooks_language()}
          value={draft.language}
          options={contentLanguages(draft.language).map((value) => ({ value, label: languageLabel(value) }))}
          onChange={(language) => set({ language })}
        />
      </div>
      <fieldset>
        <legend className="mb-1 text-base font-semibold">{m.hooks_good_for()}</legend>
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
          {hookFormats.map((format) => (
            <Checkbox
              key={format}
              label={kindNames[format]}
              checked={draft.formats.includes(format)}
              onChange={(on) => toggle(format, on)}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={m.hooks_a_real_experience()}
        hint={m.hooks_real_experience_hint()}
        checked={draft.genuine}
        onChange={(genuine) => set({ genuine })}
      />
    </>
  );
}

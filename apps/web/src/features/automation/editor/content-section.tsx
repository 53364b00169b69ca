import type { Product } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Checkbox, RadioGroup, Sentence, TextArea, TextInput } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { toggled, withMissing } from "./chosen.ts";
import { MakesField } from "./makes-field.tsx";
import { Group, Section } from "./section.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

type Folder = { id: string; name: string };
type ContentSectionProps = {
  state: RecipeFormState;
  products: readonly Product[];
  folders: readonly Folder[];
  isNew: boolean;
};

/** What the recipe makes: about which products, from which hooks, as what, with which photos. */
export function ContentSection({ state, products, folders, isNew }: ContentSectionProps) {
  const { form, change, faults } = state;
  return (
    <Section title={m.automation_what_it_makes()}>
      <TextInput
        label={m.automation_name()}
        // Where the form begins: the menu that leads here is gone.
        autoFocus={isNew}
        value={form.name}
        maxLength={80}
        onChange={(name) => change({ name })}
        error={faultIn(faults, "name")}
      />
      <Group
        label={m.automation_products()}
        hint={m.automation_several_take_turns()}
        error={faultIn(faults, "productIds")}
      >
        {products.length === 0 && (
          <p className="mt-1 text-base text-ink-2">
            <Sentence
              text={m.automation_describe_your_product_first()}
              parts={{
                link: (words) => (
                  <Link to={paths.research} className="link">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        {withMissing(products, form.productIds).map(({ id, item }) => (
          <Checkbox
            key={id}
            label={item?.brief.name ?? m.automation_a_deleted_product()}
            checked={form.productIds.includes(id)}
            onChange={() => change({ productIds: toggled(form.productIds, id) })}
          />
        ))}
      </Group>
      <HooksField state={state} />
      <MakesField state={state} />
      <Group label={m.automation_photos()} hint={m.automation_photos_hint()} error={faultIn(faults, "folderIds")}>
        {folders.length === 0 && (
          <p className="mt-1 text-base text-ink-2">
            <Sentence
              text={m.automation_make_a_folder_in_assets()}
              parts={{
                link: (words) => (
                  <Link to={paths.assets} className="link">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        {withMissing(folders, form.folderIds).map(({ id, item }) => (
          <Checkbox
            key={id}
            label={item?.name ?? m.automation_a_deleted_folder()}
            checked={form.folderIds.includes(id)}
            onChange={() => change({ folderIds: toggled(form.folderIds, id) })}
          />
        ))}
      </Group>
    </Section>
  );
}

function HooksField({ state: { form, change, faults } }: { state: RecipeFormState }) {
  const { hooks, trigger } = form;
  if (trigger.type === "feed")
    return (
      <Group label={m.automation_hooks()} error={null}>
        <p className="mt-1 text-base text-ink-2">{m.automation_hooks_for_feed_items()}</p>
      </Group>
    );
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={trigger.type === "call" ? m.automation_hooks_for_calls() : m.automation_hooks()}
        value={hooks.from}
        onChange={(from) => change({ hooks: { ...hooks, from } })}
        options={[
          {
            value: "library",
            label: m.app_hook_library(),
            hint: m.automation_from_library_hint(),
          },
          {
            value: "best-posts",
            label: m.automation_your_best_posts(),
            hint: m.automation_from_best_posts_hint(),
          },
          { value: "list", label: m.automation_your_own_list(), hint: m.automation_in_your_order() },
          { value: "writer", label: m.automation_ai_writer(), hint: m.automation_from_writer_hint() },
        ]}
      />
      {hooks.from === "list" && (
        <TextArea
          label={m.automation_your_hooks()}
          hint={m.automation_your_hooks_hint()}
          rows={5}
          value={hooks.lines}
          onChange={(lines) => change({ hooks: { ...hooks, lines } })}
          error={faultIn(faults, "hooks")}
        />
      )}
    </div>
  );
}

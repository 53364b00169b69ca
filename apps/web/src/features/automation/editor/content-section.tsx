import type { Product } from "@vignette/domain/research";
import { Checkbox, RadioGroup, TextArea, TextInput } from "@vignette/ui";
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
};

/** What the recipe makes: about which products, from which hooks, as what, with which photos. */
export function ContentSection({ state, products, folders }: ContentSectionProps) {
  const { form, change, faults } = state;
  return (
    <Section title="What it makes">
      <TextInput
        label="Name"
        value={form.name}
        maxLength={80}
        onChange={(name) => change({ name })}
        error={faultIn(faults, "name")}
      />
      <Group label="Products" hint="Several take turns." error={faultIn(faults, "productIds")}>
        {products.length === 0 && (
          <p className="mt-1 text-base text-ink-2">
            <Link to={paths.research} className="link">
              Describe your product
            </Link>{" "}
            first. What you enter here is kept.
          </p>
        )}
        {withMissing(products, form.productIds).map(({ id, item }) => (
          <Checkbox
            key={id}
            label={item?.brief.name ?? "A deleted product"}
            checked={form.productIds.includes(id)}
            onChange={() => change({ productIds: toggled(form.productIds, id) })}
          />
        ))}
      </Group>
      <HooksField state={state} />
      <MakesField state={state} />
      <Group
        label="Photos"
        hint="Choose folders to rotate through, one folder a piece. None: the product's own photos."
        error={faultIn(faults, "folderIds")}
      >
        {folders.length === 0 && (
          <p className="mt-1 text-base text-ink-2">
            To use your own, make a folder in{" "}
            <Link to={paths.assets} className="link">
              Assets
            </Link>
            .
          </p>
        )}
        {withMissing(folders, form.folderIds).map(({ id, item }) => (
          <Checkbox
            key={id}
            label={item?.name ?? "A deleted folder"}
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
      <Group label="Hooks" error={null}>
        <p className="mt-1 text-base text-ink-2">
          The AI writer opens each piece with a hook about the feed's new item.
        </p>
      </Group>
    );
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={trigger.type === "call" ? "Hooks, for calls without a topic" : "Hooks"}
        value={hooks.from}
        onChange={(from) => change({ hooks: { ...hooks, from } })}
        options={[
          {
            value: "library",
            label: "Hook library",
            hint: "Best first, by what worked on these accounts.",
          },
          {
            value: "best-posts",
            label: "Your best posts",
            hint: "The openings of posts that did well, in another look.",
          },
          { value: "list", label: "Your own list", hint: "In your order." },
          { value: "writer", label: "AI writer", hint: "A new hook each time, from the product's brief." },
        ]}
      />
      {hooks.from === "list" && (
        <TextArea
          label="Your hooks"
          hint="One on each line. Placeholders like [audience] are filled in from the brief."
          rows={5}
          value={hooks.lines}
          onChange={(lines) => change({ hooks: { ...hooks, lines } })}
          error={faultIn(faults, "hooks")}
        />
      )}
    </div>
  );
}

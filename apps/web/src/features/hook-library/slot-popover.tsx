import { badValue, type HookFills, type HookSlot, isFact, placeholders } from "@vignette/domain/hook-library";
import { type Product, usableBrief } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Popover, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { wordedFinding } from "../../shared/refusals/worded.ts";
import { fieldOfSlot, slotLabel } from "./hook-labels.ts";
import { slotExamples } from "./slot-examples.ts";

/** The placeholder being filled, and the element that was pressed. */
export type EditedHookSlot = { slot: HookSlot; anchor: HTMLElement };

type SlotPopoverProps = {
  open: EditedHookSlot;
  product: Product | null;
  typed: HookFills;
  onFill: (slot: HookSlot, value: string) => void;
  onClose: () => void;
};

/** Fills a placeholder. Values that belong to the brief lead there; others are typed here. */
export function SlotPopover({ open, product, typed, onFill, onClose }: SlotPopoverProps) {
  const known = fieldOfSlot[open.slot];
  return (
    <Popover open anchor={open.anchor} title={slotLabel(open.slot)} onOpenChange={(next) => next || onClose()}>
      {product === null || known ? (
        <InTheBrief {...(known && { known })} isDescribed={product !== null} />
      ) : (
        <TypedValue
          key={open.slot}
          slot={open.slot}
          product={product}
          before={typed[open.slot] ?? ""}
          onFill={(value) => onFill(open.slot, value)}
        />
      )}
    </Popover>
  );
}

function InTheBrief({ known, isDescribed }: { known?: { field: string; words: string }; isDescribed: boolean }) {
  const to = isDescribed && known ? `${paths.research}#${known.field}` : paths.research;
  return (
    <div className="flex flex-col items-start gap-3 text-base">
      <p>{isDescribed && known ? m.hooks_brief_lacks({ words: known.words }) : m.hooks_describe_first()}</p>
      <Link to={to} className={buttonStyle()}>
        {isDescribed ? m.hooks_add_to_brief() : m.hooks_describe_your_product()}
      </Link>
    </div>
  );
}

type TypedValueProps = { slot: HookSlot; product: Product; before: string; onFill: (value: string) => void };

function TypedValue({ slot, product, before, onFill }: TypedValueProps) {
  const [value, setValue] = useState(before);
  const reason = badValue(slot, value);
  const { type } = placeholders[slot];
  const proof = type === "proof" ? usableBrief(product.brief).proof.map(({ claim }) => claim) : [];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason === null) onFill(value.trim());
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextInput
        label={m.hooks_for({ name: product.brief.name })}
        value={value}
        onChange={setValue}
        autoFocus
        placeholder={m.hooks_such_as({ example: slotExamples[slot] })}
        error={reason && wordedFinding(reason)}
        hint={isFact(slot) ? m.hooks_fact_hint() : m.hooks_value_hint()}
      />
      {proof.length > 0 && (
        <div className="flex flex-col gap-1">
          <span className="text-dense text-ink-3">{m.hooks_from_your_evidence()}</span>
          {proof.map((claim) => (
            <Button key={claim} variant="quiet" onClick={() => setValue(claim)}>
              <span className="min-w-0 flex-1 truncate text-left">{claim}</span>
            </Button>
          ))}
        </div>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={reason !== null || value.trim() === before}>
          {value.trim() === "" && before !== "" ? m.hooks_empty_it() : m.hooks_fill_it_in()}
        </Button>
      </div>
    </form>
  );
}

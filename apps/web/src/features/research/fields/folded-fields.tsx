import { type BriefField, shown } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { ChevronDown } from "@vignette/ui/icons";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { termsText } from "../../../shared/formats.ts";
import type { BriefPartProps } from "./brief-part.ts";
import { fieldLabels } from "./field-labels.ts";

type FoldedFieldsProps = BriefPartProps & { fields: readonly BriefField[]; children: ReactNode };

/**
 * Fields that are folded away, with what they hold in one line. They open where a link leads to one of them (`#tone`), and
 * where one has an error.
 */
export function FoldedFields({ fields, draft, errors, children }: FoldedFieldsProps) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(fields.some((field) => hash === `#${field}`));
  const hasError = Object.keys(errors).some((path) => fields.some((field) => path.split(".")[0] === field));
  const filled = fields.filter((field) => shown({ ...draft, url: null }, field) !== "");
  return (
    <details
      className="group border-t border-line pt-4"
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control">
        <span className="flex min-w-0 flex-col">
          <span className="text-base font-semibold">{m.brief_more_details()}</span>
          <span className="text-dense text-ink-3">
            {termsText(filled.map((field) => fieldLabels[field])) || m.brief_more_details_hint()}
          </span>
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 pt-4">{children}</div>
    </details>
  );
}

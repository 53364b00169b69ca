import {
  type Brief,
  type BriefChange,
  type BriefField,
  type BriefProposal,
  bothProposals,
  briefChanges,
  briefFields,
  emptyFields,
  withField,
  withoutTaken,
  withProposal,
} from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useRef, useState } from "react";
import type { BriefDraft } from "../fields/brief-draft.ts";
import { fieldLabels } from "../fields/field-labels.ts";

type Deps = {
  /** Changes to a saved brief are proposed first. The empty fields of a new brief take them at once. */
  isSaved: boolean;
  draft: BriefDraft;
  latest: () => BriefDraft;
  change: (part: Partial<BriefDraft>) => void;
};

/** Collects the changes that a page or the AI proposes, and applies them to the brief as one step with an undo. */
export function useProposals({ isSaved, draft, latest, change }: Deps) {
  const [proposed, setProposed] = useState<BriefProposal | null>(null);
  const waiting = useRef<BriefProposal | null>(null);
  const filled = useRef<{ before: BriefDraft; fields: Set<BriefField> } | null>(null);

  const put = (proposal: BriefProposal | null) => {
    waiting.current = proposal;
    setProposed(proposal);
  };
  const write = (proposal: BriefProposal, fields: readonly BriefField[]) => {
    const { url: _url, ...part } = withProposal(latest(), proposal, fields);
    change(part);
  };
  /** Another page is another product: what the page before it filled goes. */
  const startOver = (url: string) => {
    const { read } = latest();
    if (read === undefined || read.url === url) return;
    const { url: _url, ...part } = withoutTaken(latest(), read.taken);
    for (const field of briefFields) if (read.taken[field] !== undefined) filled.current?.fields.add(field);
    change({ ...part, read: undefined });
  };
  const remember = (url: string, fields: readonly BriefField[]) => {
    const now: Brief = latest();
    const taken = Object.fromEntries(fields.map((field) => [field, now[field]]));
    change({ read: { url, taken: { ...latest().read?.taken, ...taken } } });
  };
  const undo = (before: BriefDraft, fields: Iterable<BriefField>) => {
    const now: Brief = latest();
    const { url: _url, ...part } = [...fields].reduce((next, field) => withField(next, before, field), now);
    change(part);
  };

  /** Takes what a page says, or what was written from it. `url` is the page's address as it was typed. */
  function take(proposal: BriefProposal, url: string) {
    const together = waiting.current ? bothProposals(waiting.current, proposal) : proposal;
    if (isSaved) return put(together);
    filled.current ??= { before: latest(), fields: new Set() };
    const isSecond = waiting.current !== null || (latest().read !== undefined && latest().read?.url !== url);
    startOver(url);
    const before = latest();
    const fields = emptyFields(briefChanges(before, proposal));
    // An empty brief has the language of its writer; that of the product's page is better.
    if (proposal.page && proposal.language && proposal.language !== before.language) fields.push("language");
    for (const field of fields) filled.current.fields.add(field);
    write(proposal, fields);
    remember(url, fields);
    // What the person wrote beside the page before it is theirs to keep or to change.
    if (isSecond) put(together);
  }

  function accept(fields: BriefField[]) {
    const before = latest();
    if (waiting.current) write(waiting.current, fields);
    put(null);
    const title = m.brief_fields_changed({ fields: fields.length });
    notify({
      title,
      detail: m.brief_save_to_keep_it(),
      action: { label: m.app_undo(), onPress: () => undo(before, fields) },
    });
  }

  /** Announces the result, when nothing more will arrive. */
  function end() {
    if (isSaved) {
      const isNothing = !waiting.current || briefChanges(latest(), waiting.current).length === 0;
      if (isNothing && waiting.current) notify({ title: m.brief_nothing_changed() });
      if (isNothing) put(null);
      return;
    }
    const found = filled.current;
    filled.current = null;
    if (!found) return;
    if (waiting.current && briefChanges(latest(), waiting.current).length === 0) put(null);
    const names = [...found.fields].map((field) => fieldLabels[field].toLowerCase());
    if (names.length === 0) return notify({ title: m.brief_already_matches() });
    const action = { label: m.app_undo(), onPress: () => undo(found.before, found.fields) };
    notify({
      id: "brief-filled-in",
      title: m.brief_filled_in({ names: names.length }),
      detail: m.brief_fix_anything(),
      action,
    });
  }

  const changes: BriefChange[] = proposed ? briefChanges(draft, proposed) : [];
  return { changes, take, accept, keepAll: () => put(null), end };
}

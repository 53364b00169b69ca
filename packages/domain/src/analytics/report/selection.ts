import type { PostedType } from "../../assets/index.ts";
import type { Platform } from "../../social-accounts/index.ts";
import type { PostFacts } from "../post-facts.ts";

/** What a report is about; null is all of them. A look belongs to a kind, as in `kindAndLook`. */
export type Selection = {
  accountId: string | null;
  platform: Platform | null;
  kind: PostedType | null;
  look: string | null;
};

/** Everything. */
export const wholeProject: Selection = { accountId: null, platform: null, kind: null, look: null };

/** The group of a post by kind and look, such as `carousel-image/marker-list`; the kind alone for the user's own file. */
export const kindAndLook = ({ kind, look }: Pick<PostFacts, "kind" | "look">): string =>
  look === null ? kind : `${kind}/${look}`;

/** Whether a group by kind and look is selected. */
export const isGroupSelected = ({ kind, look }: Pick<Selection, "kind" | "look">, group: string): boolean =>
  (look === null || group === look) && (kind === null || group === kind || group.startsWith(`${kind}/`));

type Selectable = { accountId: string; platform: Platform; assetType: PostedType; facts: PostFacts | null };

/** The posts of a selection. As long as it is not known what a post looks like, it belongs to no look. */
export const selected = <T extends Selectable>(rows: readonly T[], selection: Selection): T[] =>
  rows.filter(
    ({ accountId, platform, assetType, facts }) =>
      (selection.accountId === null || accountId === selection.accountId) &&
      (selection.platform === null || platform === selection.platform) &&
      isGroupSelected(selection, facts ? kindAndLook(facts) : assetType),
  );

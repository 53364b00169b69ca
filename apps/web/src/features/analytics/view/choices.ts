import { kindAndLook, type ResultRow } from "@vignette/domain/analytics";
import { type AssetType, type PostedType, postedTypes } from "@vignette/domain/assets";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import type { SelectOption } from "@vignette/ui";
import { postedKindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";
import { accountName, accountsIn } from "./accounts.ts";

/** The value of a filter that leaves nothing out. */
export const ALL = "all";

type Rows = readonly ResultRow[];

export const accountChoices = (rows: Rows): SelectOption<string>[] => [
  { value: ALL, label: m.analyze_all_accounts() },
  ...accountsIn(rows).map((it) => ({ value: it.accountId, label: accountName(it) })),
];

export const platformChoices = (rows: Rows): SelectOption<string>[] => [
  { value: ALL, label: m.analyze_all_platforms() },
  ...[...new Set(rows.map(({ platform }) => platform))].map((it) => ({ value: it, label: platformNames[it] })),
];

export const kindChoices = (rows: Rows): SelectOption<string>[] => [
  { value: ALL, label: m.analyze_all_kinds() },
  ...[...new Set(rows.map(({ assetType }) => assetType))].map((it) => ({ value: it, label: postedKindNames[it] })),
];

/** The looks of one kind, or of all. */
export function lookChoices(rows: Rows, kind: PostedType | null): SelectOption<string>[] {
  const known = rows.flatMap(({ facts }) => (facts?.look && (kind === null || facts.kind === kind) ? [facts] : []));
  const groups = [...new Set(known.map(kindAndLook))];
  return [{ value: ALL, label: m.analyze_all_looks() }, ...groups.map((value) => ({ value, label: lookName(value) }))];
}

/** The name of a group such as `carousel-image/marker-list`; of a kind alone if it is of no look. */
export function lookName(group: string): string {
  const [kindName = "", look] = group.split("/");
  const kind = postedTypes.find((it) => it === kindName);
  if (!kind) return group;
  if (look === undefined || !isMade(kind)) return postedKindNames[kind];
  return `${nameOfLook(kind, look)} · ${postedKindNames[kind]}`;
}

const isMade = (kind: PostedType): kind is AssetType => kind !== "own-image" && kind !== "own-video";

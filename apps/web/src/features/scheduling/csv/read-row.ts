import { isOwn, type PostedAssetView } from "@vignette/domain/assets";
import { type Instant, Refusal } from "@vignette/domain/kernel";
import {
  isZone,
  type PlannedPost,
  refuseSchedule,
  type SchedulePostInput,
  scheduleAt,
  scheduleWarnings,
} from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { worded } from "../../../shared/refusals/worded.ts";
import { warningText } from "../post/warning-text.ts";
import { asTyped, cellWrong, withoutApostrophe } from "./cell-text.ts";
import type { Cells } from "./columns.ts";
import { readAccounts } from "./read-accounts.ts";
import { readOptions } from "./read-options.ts";

/**
 * The context of reading rows. `planned` grows as rows are read, so that rows of one file can warn about each other.
 */
export type RowContext = {
  projectId: string;
  assets: readonly PostedAssetView[];
  accounts: readonly SocialAccount[];
  planned: readonly PlannedPost[];
  zone: string;
  now: Instant;
};

/** A row that was read. With problems it cannot be sent; warnings do not prevent it. */
export type ReadRow = {
  line: number;
  cells: Cells;
  asset: PostedAssetView | null;
  input: SchedulePostInput | null;
  problems: string[];
  warnings: string[];
};

/** Reads one row by the same rules as the composer and the Worker. */
export function readRow(cells: Cells, line: number, facts: RowContext): ReadRow {
  const problems: string[] = [];
  const collect = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(worded(error));
      return null;
    }
  };
  const when = collect(() => readWhen(cells, facts));
  const asset = collect(() => readAsset(cells, facts.assets));
  const accounts = collect(() => readAccounts(cells.accounts ?? "", facts.accounts)) ?? [];
  const caption = withoutApostrophe(cells.caption ?? "");
  const targets = accounts.flatMap((account) => {
    const options = collect(() => readOptions(account, cells));
    return options ? [{ accountId: account.id, caption, options }] : [];
  });
  if (asset && problems.length === 0) problems.push(...(messageOf(refuseSchedule(asset, targets)) ?? []));
  const input =
    when && asset && problems.length === 0
      ? { projectId: facts.projectId, assetId: asset.id, when, leftAs: "scheduled" as const, targets }
      : null;
  return { line, cells, asset, input, problems, warnings: input && asset ? warningsOf(input, asset, facts) : [] };
}

/** A row in the form in which later rows are compared with it. */
export function plannedPostsOfRow({ input, asset, line }: ReadRow, { accounts, now }: RowContext): PlannedPost[] {
  if (!input || !asset) return [];
  const { publishAt } = scheduleAt(input.when, now);
  return input.targets.flatMap(({ accountId, options }) => {
    const account = accounts.find((it) => it.id === accountId);
    const plan = { postId: `line ${line}`, accountId, assetId: asset.id, hookId: null, publishAt };
    return account ? [{ ...plan, platform: options.platform, state: "scheduled" as const }] : [];
  });
}

function readWhen({ date: written = "", time = "", zone = "" }: Cells, facts: RowContext): SchedulePostInput["when"] {
  const date = asTyped(written).trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw cellWrong(m.calendar_csv_bad_date());
  const clock = /^(\d{1,2}):(\d{2})$/.exec(time.trim());
  if (!clock) throw cellWrong(m.calendar_csv_bad_time());
  const named = zone.trim() || facts.zone;
  if (!isZone(named)) throw cellWrong(m.calendar_csv_bad_zone({ named }));
  const when = {
    type: "at" as const,
    zone: named,
    wallTime: `${date}T${clock[1]?.padStart(2, "0")}:${clock[2]}`,
  };
  scheduleAt(when, facts.now);
  return when;
}

/** Finds an asset by name or by id. A name that two assets share is ambiguous. */
function readAsset({ creation = "", creation_id = "" }: Cells, assets: readonly PostedAssetView[]): PostedAssetView {
  const wanted = withoutApostrophe(creation_id || creation).trim();
  if (wanted === "") throw cellWrong(m.calendar_csv_name_creation());
  const named = assets.filter((it) => it.id === wanted || it.name.toLowerCase() === wanted.toLowerCase());
  // An upload may be called like the creation that it was used in.
  const made = named.filter((it) => !isOwn(it));
  const [only, other] = made.length > 0 ? made : named;
  if (!only) throw cellWrong(m.calendar_csv_no_creation({ wanted }));
  if (other) throw cellWrong(m.calendar_csv_same_name({ wanted }));
  return only;
}

function warningsOf(input: SchedulePostInput, asset: PostedAssetView, facts: RowContext): string[] {
  const { publishAt } = scheduleAt(input.when, facts.now);
  const found = input.targets.flatMap(({ accountId, options }) =>
    scheduleWarnings(
      { postId: "", accountId, platform: options.platform, assetId: asset.id, hookId: null, publishAt },
      facts.planned,
      input.when.zone,
      warningText,
    ),
  );
  return [...new Set(found.map((it) => it.message))];
}

const messageOf = (refusal: Refusal | null) => refusal && [worded(refusal)];

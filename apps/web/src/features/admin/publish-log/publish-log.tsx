import { targetStates } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { Select } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { type Outputs, trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { PagedTable } from "../list/paged-table.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import { stateNames } from "../list/state-names.ts";
import { Row } from "../list/table.tsx";
import { when } from "../list/when.ts";
import { TargetDialog } from "./target-dialog.tsx";

type TargetRow = Outputs["admin"]["publishLog"]["rows"][number];
type PlatformName = keyof typeof platformNames;

/** The targets of all users, the latest planned first. The filters are in the URL. */
export function PublishLog() {
  const [params, changeQuery] = useAddressQuery();
  const [open, setOpen] = useState<TargetRow | null>(null);
  const filter = filterOf(params);
  const list = trpc.admin.publishLog.useInfiniteQuery(filter, {
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });

  function set(name: string, value: string) {
    const isAny = value === "" || value === ANY;
    changeQuery(
      (before) => {
        if (isAny) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  }

  return (
    <>
      <PagedTable
        label="Publish log"
        columns={["Post", "State", "Scheduled for", "Account", "User", "Attempts"]}
        list={list}
        row={(target) => (
          <Row
            key={`${target.postId} ${target.id}`}
            head={<Opener target={target} onOpen={() => setOpen(target)} />}
            cells={cellsOf(target)}
          />
        )}
        tools={
          <SearchForm
            label="User id"
            initial={filter.uid ?? ""}
            onSearch={(uid) => set("user", uid)}
            pending={list.isPlaceholderData}
          >
            <div className="w-48">
              <Select label="State" options={states} value={filter.state ?? ANY} onChange={(it) => set("state", it)} />
            </div>
            <div className="w-40">
              <Select
                label="Platform"
                options={platforms}
                value={filter.platform ?? ANY}
                onChange={(it) => set("platform", it)}
              />
            </div>
            <CsvExportButton
              name="publish-log"
              pageAt={(cursor: TargetPageCursor | null) => trpcClient.admin.publishLog.query({ ...filter, cursor })}
              cellsOf={cellsForExport}
            />
          </SearchForm>
        }
        empty={<p className="text-base text-ink-2">No post matches these filters.</p>}
      />
      {open && <TargetDialog target={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type TargetPageCursor = NonNullable<Outputs["admin"]["publishLog"]["next"]>;

const ANY = "any";
const states = [
  { value: ANY, label: "Any" },
  ...targetStates.map((state) => ({ value: state as string, label: stateNames[state] })),
];
const platforms = [
  { value: ANY, label: "Any" },
  ...Object.entries(platformNames).map(([value, label]) => ({ value, label })),
];

/** The filters in the URL; invalid values are left out. */
function filterOf(params: URLSearchParams) {
  const platform = params.get("platform");
  return {
    state: targetStates.find((it) => it === params.get("state")) ?? null,
    platform: isPlatform(platform) ? platform : null,
    uid: params.get("user"),
  };
}

const isPlatform = (name: string | null): name is PlatformName => name !== null && Object.hasOwn(platformNames, name);

function Opener({ target, onOpen }: { target: TargetRow; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="link line-clamp-2 min-h-6 max-w-72 min-w-48 cursor-pointer text-left font-semibold"
      onClick={onOpen}
    >
      {target.caption || "No caption"}
    </button>
  );
}

function cellsOf({ state, publishAt, platform, username, uid, attempt }: TargetRow) {
  return [
    <StateBadge key="state" state={state} />,
    <span key="at" className="whitespace-nowrap">
      {when(publishAt)}
    </span>,
    `${platformNames[platform]} @${username}`,
    <Link key="user" to={paths.adminUser(uid)} className="link">
      {uid}
    </Link>,
    attempt?.number ?? 0,
  ];
}

function cellsForExport({ attempt, failure, publication, publishAt, log, ...target }: TargetRow) {
  return {
    ...target,
    scheduledFor: new Date(publishAt).toISOString(),
    attempts: attempt?.number ?? 0,
    startedAt: attempt && new Date(attempt.sendingSince).toISOString(),
    permalink: publication?.permalink,
    failureCode: failure?.code,
    failure: failure?.message,
    lastEvent: log.at(-1)?.detail,
  };
}

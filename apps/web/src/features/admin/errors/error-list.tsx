import { EmptyState } from "@vignette/ui";
import { useState } from "react";
import { type Outputs, trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { numberText } from "../list/english-formats.ts";
import { ListEnd } from "../list/list-end.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { when } from "../list/when.ts";

type ErrorRow = Outputs["admin"]["errors"]["rows"][number];

/**
 * Unexpected errors of the last 30 days, the latest first, each kind once; can be searched by the reference that was
 * shown to a user.
 */
export function ErrorList() {
  const [search, setSearch] = useState("");
  const list = trpc.admin.errors.useInfiniteQuery(
    { search },
    { getNextPageParam: (page) => page.next, placeholderData: (before) => before },
  );
  const errors = list.data?.pages.flatMap((page) => page.rows);
  return (
    <div className="flex flex-col gap-4">
      <SearchForm label="Reference" onSearch={setSearch} pending={list.isPlaceholderData}>
        <CsvExportButton
          name="errors"
          pageAt={(cursor) => trpcClient.admin.errors.query({ search, cursor })}
          cellsOf={({ stack: _stack, firstAt, lastAt, expiresAt: _expiresAt, ...error }) => ({
            ...error,
            firstAt: new Date(firstAt).toISOString(),
            lastAt: new Date(lastAt).toISOString(),
          })}
        />
      </SearchForm>
      {errors?.length === 0 && <NoErrors searched={search !== ""} />}
      <ul className="flex flex-col gap-3">
        {errors?.map((error) => (
          <li key={error.fingerprint} className="rounded-panel border border-line bg-surface p-5 max-md:p-4">
            <ErrorCard error={error} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </div>
  );
}

function NoErrors({ searched }: { searched: boolean }) {
  if (!searched) return <EmptyState title="No unexpected errors in the last 30 days." />;
  return <p className="text-base text-ink-2">No error has this reference. Errors are kept for 30 days.</p>;
}

function ErrorCard({ error }: { error: ErrorRow }) {
  return (
    <article aria-label={error.message} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold break-words">
        {error.type}: {error.message}
      </h2>
      <p className="text-dense text-ink-2">
        <span className="tabular font-semibold">{numberText(error.count)}×</span> · {error.work ?? "Unknown work"} ·
        Last {when(error.lastAt)} · First {when(error.firstAt)}
      </p>
      {error.requestId && <p className="text-dense break-all text-ink-3">Reference {error.requestId}</p>}
      {error.stack !== "" && (
        <details>
          <summary className="link w-fit cursor-pointer text-dense">Stack</summary>
          <pre className="mt-2 rounded-control bg-sunken p-3 text-meta break-words whitespace-pre-wrap">
            {error.stack}
          </pre>
        </details>
      )}
    </article>
  );
}

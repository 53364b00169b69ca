import { Badge } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { PagedTable } from "../list/paged-table.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { Row } from "../list/table.tsx";
import { when } from "../list/when.ts";
import type { ListedUser } from "./listed-user.ts";

/** The users: the most recently active first, or those that match a search. */
export function UserList() {
  const [search, setSearch] = useState("");
  const list = trpc.admin.users.useInfiniteQuery(
    { search },
    { getNextPageParam: (page) => page.next, placeholderData: (before) => before },
  );
  return (
    <PagedTable
      label="Users"
      columns={["User", "Plan", "Used", "Country", "Last login"]}
      list={list}
      row={(user) => <Row key={user.uid} head={<Who user={user} />} cells={cellsOf(user)} />}
      tools={
        <SearchForm label="Email address or user id" onSearch={setSearch} pending={list.isPlaceholderData}>
          <CsvExportButton
            name="users"
            pageAt={(cursor) => trpcClient.admin.users.query({ search, cursor })}
            cellsOf={({ used, lastLogin, ...user }) => ({
              ...user,
              lastLogin: new Date(lastLogin).toISOString(),
              videos: used?.videos,
              images: used?.images,
            })}
          />
        </SearchForm>
      }
      empty={<p className="text-base text-ink-2">No user found. Search matches the start of an address.</p>}
    />
  );
}

function cellsOf(user: ListedUser) {
  return [
    user.planName,
    user.used ? `${user.used.videos} videos · ${user.used.images} images` : "–",
    user.country ?? "–",
    <time key="login" className="whitespace-nowrap">
      {when(user.lastLogin)}
    </time>,
  ];
}

/** The name links to the user: the first column is visible on a phone, too. */
function Who({ user }: { user: ListedUser }) {
  const name = user.displayName || user.email;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link
        to={paths.adminUser(user.uid)}
        className="link min-h-6 text-left font-semibold"
        aria-label={`${name}, ${user.email}`}
      >
        {name}
      </Link>
      {user.isAdmin && <Badge variant="ink">ADMIN</Badge>}
      {user.isDisabled && <Badge>DISABLED</Badge>}
      <span className="basis-full text-dense font-normal text-ink-3">
        {user.email} · {user.uid}
      </span>
    </span>
  );
}

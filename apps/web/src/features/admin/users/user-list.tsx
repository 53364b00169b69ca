import { Badge } from "@vignette/ui";
import { useState } from "react";
import { trpc } from "../../../trpc.ts";
import { ListEnd } from "../list/list-end.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { Row, Table } from "../list/table.tsx";
import { when } from "../list/when.ts";
import { UserDialog } from "./user-dialog.tsx";
import type { UserRow } from "./user-row.ts";

/** Who uses the product: those who were here last, or those who are searched for. */
export function UserList() {
  const [search, setSearch] = useState("");
  const [openUid, setOpenUid] = useState<string | null>(null);
  const list = trpc.admin.users.useInfiniteQuery(
    { search },
    { getNextPageParam: (page) => page.next, placeholderData: (before) => before },
  );
  const users = list.data?.pages.flatMap((page) => page.rows);
  const open = users?.find((it) => it.uid === openUid);
  return (
    <div className="flex flex-col gap-4">
      <SearchForm label="Address or user id" onSearch={setSearch} pending={list.isPlaceholderData} />
      {users?.length === 0 && <p className="text-base text-ink-2">Nobody's address begins like this.</p>}
      {users && users.length > 0 && (
        <Table label="Users" columns={["User", "Plan", "Used", "Country", "Last login"]}>
          {users.map((user) => (
            <Row key={user.uid} head={<Who user={user} onEdit={() => setOpenUid(user.uid)} />} cells={cellsOf(user)} />
          ))}
        </Table>
      )}
      <ListEnd list={list} />
      {open && <UserDialog key={open.uid} user={open} onClose={() => setOpenUid(null)} />}
    </div>
  );
}

function cellsOf(user: UserRow) {
  return [
    user.planName,
    user.used ? `${user.used.videos} videos · ${user.used.images} images` : "–",
    user.country ?? "–",
    when(user.lastLogin),
  ];
}

/** The name opens the user: at its left end the table is in sight on a phone, too. */
function Who({ user, onEdit }: { user: UserRow; onEdit: () => void }) {
  const name = user.displayName || user.email;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="link min-h-6 cursor-pointer text-left font-semibold"
        aria-label={`Edit ${name}, ${user.email}`}
        onClick={onEdit}
      >
        {name}
      </button>
      {user.isAdmin && <Badge variant="ink">ADMIN</Badge>}
      <span className="basis-full text-dense font-normal text-ink-3">
        {user.email} · {user.uid}
      </span>
    </span>
  );
}

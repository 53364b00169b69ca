import { Badge, Button, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { trpc } from "../../trpc.ts";
import { Row, Table, when } from "./table.tsx";

/** Who uses the product: those who were here last, or those who are searched for. */
export function UserList() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const users = trpc.admin.users.useQuery({ search }, { placeholderData: (before) => before });

  function submit(event: FormEvent) {
    event.preventDefault();
    setSearch(typed.trim());
  }

  return (
    <div className="flex flex-col gap-4">
      <search>
        <form onSubmit={submit} className="flex max-w-120 items-end gap-2">
          <div className="flex-1">
            <TextInput
              label="Address or user id"
              value={typed}
              onChange={setTyped}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <Button type="submit" pending={users.isFetching} pendingLabel="Looking…">
            Search
          </Button>
        </form>
      </search>
      {users.error && <p role="alert">The users could not be read. Try again.</p>}
      {users.data?.length === 0 && <p className="text-base text-ink-2">Nobody's address begins like this.</p>}
      {users.data && users.data.length > 0 && (
        <Table label="Users" columns={["User", "Plan", "Country", "Last login"]}>
          {users.data.map((user) => (
            <Row
              key={user.uid}
              head={<Who user={user} />}
              cells={[user.planName, user.country ?? "–", when(user.lastLogin)]}
            />
          ))}
        </Table>
      )}
    </div>
  );
}

function Who({ user }: { user: { uid: string; displayName: string; email: string; isAdmin: boolean } }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {user.displayName || user.email}
      {user.isAdmin && <Badge variant="ink">ADMIN</Badge>}
      <span className="basis-full text-dense font-normal text-ink-3">
        {user.email} · {user.uid}
      </span>
    </span>
  );
}

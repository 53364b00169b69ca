import { Button, TextInput } from "@vignette/ui";
import { type FormEvent, type ReactNode, useState } from "react";

type SearchFormProps = {
  label: string;
  onSearch: (search: string) => void;
  pending: boolean;
  /** The initial search text, for example from a link. */
  initial?: string;
  /** Further filters beside the search field. */
  children?: ReactNode;
};

/** Searches when it is submitted, not while typing: every search costs database reads. */
export function SearchForm({ label, onSearch, pending, initial = "", children }: SearchFormProps) {
  const [typed, setTyped] = useState(initial);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 flex-1 md:max-w-100">
          <TextInput
            type="search"
            label={label}
            value={typed}
            onChange={setTyped}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Button type="submit" pending={pending} pendingLabel="Searching…">
          Search
        </Button>
        {children}
      </form>
    </search>
  );
}

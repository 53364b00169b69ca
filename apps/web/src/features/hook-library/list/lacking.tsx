import type { NotOffered } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { hookNeeds } from "../../../shared/hooks/hook-needs.ts";

/** What a hook needs before it fits the product. */
export function Lacking({ not }: { not: NotOffered }) {
  if (not.why === "language") return null;
  const { words, field } = hookNeeds(not);
  return (
    <p className="text-dense text-doubt">
      {words}
      {not.why === "length" && ` ${m.hooks_edit_to_own()}`}
      {field !== null && (
        <>
          {" "}
          <Link to={`${paths.research}#${field}`} className="underline underline-offset-2">
            {m.hooks_add_it()}
          </Link>
        </>
      )}
    </p>
  );
}

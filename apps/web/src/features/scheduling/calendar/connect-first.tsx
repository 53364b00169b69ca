import { m } from "@vignette/messages";
import { buttonStyle, EmptyState } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";

/** Stands in a dialog that is about accounts if the project has none. `why`: what it needs one for. */
export const ConnectFirst = ({ why }: { why: string }) => (
  <EmptyState
    title={m.calendar_connect_an_account_first()}
    action={
      <Link to={paths.accounts} className={buttonStyle({ variant: "primary" })}>
        {m.calendar_connect_account()}
      </Link>
    }
  >
    {why}
  </EmptyState>
);

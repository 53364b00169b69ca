import { m } from "@vignette/messages";
import { buttonStyle, PageHeader } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import { CalendarBody } from "./calendar/calendar-body.tsx";
import { CalendarContext } from "./calendar/state/calendar-context.ts";
import { useCalendarState } from "./calendar/state/use-calendar-state.ts";
import { MoreMenu } from "./more-menu.tsx";

/** The page Post & Schedule with the calendar. */
export function SchedulePage({ projectId }: { projectId: string }) {
  const [accounts] = trpc.socialAccounts.list.useSuspenseQuery();
  const { calendar, ...state } = useCalendarState(projectId, accounts);
  return (
    <CalendarContext value={calendar}>
      <PageHeader
        title={m.app_post_schedule()}
        secondary={
          <>
            <MoreMenu />
            <span className="max-lg:hidden">
              <Link to={paths.accounts} className={buttonStyle()}>
                {m.app_accounts()}
              </Link>
            </span>
          </>
        }
        primary={
          <Link to={paths.newPost} className={buttonStyle({ variant: "primary" })}>
            {m.app_new_post()}
          </Link>
        }
      />
      <CalendarBody {...state} />
    </CalendarContext>
  );
}

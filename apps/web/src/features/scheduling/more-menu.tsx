import { m } from "@vignette/messages";
import { Button, IconButton, Menu, MenuItem } from "@vignette/ui";
import { CalendarArrowDown, CalendarClock, Ellipsis, FileDown, FileUp, PlugZap, Recycle } from "@vignette/ui/icons";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../paths.ts";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { useCalendar } from "./calendar/state/calendar-context.ts";
import { dayAt, daysOf } from "./calendar/state/days.ts";
import { TABLET, useMedia } from "./calendar/state/use-media.ts";

const ImportDialog = lazy(async () => ({ default: (await import("./csv/import-dialog.tsx")).ImportDialog }));
const FillDialog = lazy(async () => ({ default: (await import("./fill/fill-dialog.tsx")).FillDialog }));
const RecycleDialog = lazy(async () => ({ default: (await import("./recycling/recycle-dialog.tsx")).RecycleDialog }));
const SlotsDialog = lazy(async () => ({ default: (await import("./calendar/slots/slots-dialog.tsx")).SlotsDialog }));

/** Weekly times, filling and recycling, and import and export of files. */
export function MoreMenu() {
  const calendar = useCalendar();
  const narrow = useMedia(TABLET);
  const { wanted, done } = useWantedPieces();
  const [dialog, setDialog] = useState<"slots" | "import" | "fill" | "recycle" | null>(wanted ? "fill" : null);
  const close = () => {
    setDialog(null);
    done();
  };
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label={m.app_more()} icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />} />}
      >
        {narrow && (
          <>
            <MenuItem icon={<CalendarClock size={16} strokeWidth={1.75} />} onSelect={() => setDialog("slots")}>
              {m.calendar_weekly_times()}
            </MenuItem>
            <MenuItem icon={<CalendarArrowDown size={16} strokeWidth={1.75} />} onSelect={() => setDialog("fill")}>
              {m.calendar_fill_slots()}
            </MenuItem>
            <MenuItem icon={<PlugZap size={16} strokeWidth={1.75} />} link={<Link to={paths.accounts} />}>
              {m.app_accounts()}
            </MenuItem>
          </>
        )}
        <MenuItem
          icon={<Recycle size={16} strokeWidth={1.75} />}
          disabled={!calendar.online}
          onSelect={() => setDialog("recycle")}
        >
          {m.calendar_repost_menu()}
        </MenuItem>
        <MenuItem
          icon={<FileUp size={16} strokeWidth={1.75} />}
          disabled={!calendar.online}
          onSelect={() => setDialog("import")}
        >
          {m.calendar_import_from_csv()}
        </MenuItem>
        <MenuItem icon={<FileDown size={16} strokeWidth={1.75} />} onSelect={() => void exportShown(calendar)}>
          {m.calendar_export_shown()}
        </MenuItem>
      </Menu>
      {!narrow && (
        <Button
          icon={<CalendarArrowDown size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!calendar.online}
          onClick={() => setDialog("fill")}
        >
          {m.calendar_fill_slots()}
        </Button>
      )}
      {!narrow && (
        <Button icon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setDialog("slots")}>
          {m.calendar_weekly_times()}
        </Button>
      )}
      <Suspense fallback={<DialogLoading />}>
        {dialog === "recycle" && <RecycleDialog onTimes={() => setDialog("slots")} onClose={close} />}
        {dialog === "import" && <ImportDialog onClose={close} />}
        {dialog === "fill" && <FillDialog only={wanted} onTimes={() => setDialog("slots")} onClose={close} />}
        {/* A user who came to fill slots continues with that once there are some. */}
        {dialog === "slots" && <SlotsDialog onClose={wanted ? () => setDialog("fill") : close} />}
      </Suspense>
    </>
  );
}

/** The assets that the user chose to schedule together, in the URL until the dialog closes. */
function useWantedPieces() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get("fill")?.split(",").filter(Boolean) ?? null;
  function done() {
    if (wanted === null) return;
    const next = new URLSearchParams(query);
    next.delete("fill");
    setQuery(next, { replace: true });
  }
  return { wanted, done };
}

/** The visible posts that pass the filters, as a file that can be imported again. */
async function exportShown({ posts, view }: ReturnType<typeof useCalendar>): Promise<void> {
  const [{ csvRowsOf: rowsOf }, { writeTable }, { saveCsv }] = await Promise.all([
    import("./csv/csv-rows-of.ts"),
    import("./csv/table.ts"),
    import("../../shared/csv.ts"),
  ]);
  const days = new Set(daysOf(view.kind, view.day));
  const shown = posts.filter((it) => days.has(dayAt(it.schedule.publishAt, view.zone)));
  saveCsv(`posts-${view.day}.csv`, writeTable(rowsOf(shown)));
}

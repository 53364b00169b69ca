import { type Announcement, announcementState } from "@vignette/domain/announcements";
import { instant } from "@vignette/domain/kernel";
import { Badge, Button, EmptyState, notify } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, type Outputs, trpc, trpcClient } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { PagedTable } from "../list/paged-table.tsx";
import { Row } from "../list/table.tsx";
import { when } from "../list/when.ts";
import { AnnouncementDialog } from "./announcement-dialog.tsx";

type Listed = Outputs["admin"]["announcements"]["rows"][number];

/** The announcements at the top of every page: planned, current or ended. */
export function AnnouncementList() {
  const [edited, setEdited] = useState<Listed | "new" | null>(null);
  const list = trpc.admin.announcements.useInfiniteQuery({}, { getNextPageParam: (page) => page.next });
  return (
    <>
      <PagedTable
        label="Announcements"
        columns={["Text", "State", "From", "Until", "For", ""]}
        list={list}
        row={(it) => <AnnouncementRow key={it.id} announcement={it} onEdit={() => setEdited(it)} />}
        tools={
          <div className="flex flex-wrap justify-end gap-2">
            <CsvExportButton
              name="announcements"
              pageAt={(cursor) => trpcClient.admin.announcements.query({ cursor })}
              cellsOf={cellsForExport}
            />
            <Button variant="primary" onClick={() => setEdited("new")}>
              New announcement
            </Button>
          </div>
        }
        empty={<EmptyState title="No announcements yet.">A new one appears at the top of every page.</EmptyState>}
      />
      {edited && <AnnouncementDialog announcement={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function AnnouncementRow({ announcement, onEdit }: { announcement: Listed; onEdit: () => void }) {
  const utils = trpc.useUtils();
  const end = trpc.admin.endAnnouncement.useMutation({
    onSuccess: () => utils.admin.announcements.invalidate(),
    onError: (error) => notify(errorNotice(error)),
  });
  const { id, text, link, startsAt, endsAt, planId } = announcement;
  const state = stateOf(announcement);
  return (
    <Row
      head={
        <span className="inline-block min-w-48 font-normal">
          {text}
          {link && <span className="block text-dense break-all text-ink-3">{link}</span>}
        </span>
      }
      cells={[
        <Badge key="state" variant={state === "shown" ? "ink" : "outline"}>
          {state}
        </Badge>,
        <Time key="from" at={startsAt} />,
        <Time key="until" at={endsAt} />,
        planId ?? "everyone",
        <span key="actions" className="flex gap-2">
          {state !== "ended" && (
            <>
              <Button onClick={onEdit} aria-label={`Edit ${text}`}>
                Edit
              </Button>
              <Button
                pending={end.isPending}
                pendingLabel="Ending…"
                aria-label={`End ${text}`}
                onClick={() => end.mutate({ id })}
              >
                End now
              </Button>
            </>
          )}
        </span>,
      ]}
    />
  );
}

const stateOf = (announcement: Pick<Announcement, "startsAt" | "endsAt">) =>
  announcementState(announcement, instant(Date.now()));

const Time = ({ at }: { at: number }) => <time className="whitespace-nowrap">{when(at)}</time>;

const cellsForExport = ({ startsAt, endsAt, createdAt, ...announcement }: Listed) => ({
  ...announcement,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  createdAt: new Date(createdAt).toISOString(),
});

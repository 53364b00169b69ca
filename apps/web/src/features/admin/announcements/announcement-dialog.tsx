import { ANNOUNCEMENT_MAX } from "@vignette/domain/announcements";
import { instant } from "@vignette/domain/kernel";
import { notify, Select, TextArea, TextInput } from "@vignette/ui";
import { useState } from "react";
import { ownZone } from "../../../shared/times/times.ts";
import { errorMessage, type Outputs, trpc } from "../../../trpc.ts";
import { EditDialog } from "../list/edit-dialog.tsx";
import { announcementDraft, announcementEdit, EVERYONE } from "./announcement-draft.ts";

type Listed = Outputs["admin"]["announcements"]["rows"][number];

/** Creates or changes an announcement. */
export function AnnouncementDialog({ announcement, onClose }: { announcement: Listed | null; onClose: () => void }) {
  const [draft, setDraft] = useState(() => announcementDraft(announcement, instant(Date.now())));
  const [id] = useState(() => announcement?.id ?? crypto.randomUUID());
  const [error, setError] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const plans = trpc.admin.plans.useQuery();
  const save = trpc.admin.saveAnnouncement.useMutation({
    async onSuccess() {
      await utils.admin.announcements.invalidate();
      notify({ kind: "success", title: "Announcement saved" });
      onClose();
    },
    onError: (failure) => setError(errorMessage(failure)),
  });
  const set = (fields: Partial<typeof draft>) => setDraft({ ...draft, ...fields });

  function submit() {
    const edit = announcementEdit(id, draft, instant(Date.now()));
    setError(edit.error);
    if (edit.value) save.mutate(edit.value);
  }

  return (
    <EditDialog
      title={announcement ? "Edit announcement" : "New announcement"}
      description="Appears at the top of every page until it ends or the user dismisses it."
      save="Save announcement"
      pending={save.isPending}
      error={error}
      onSave={submit}
      onClose={onClose}
    >
      <TextArea
        label="Text"
        value={draft.text}
        onChange={(text) => set({ text })}
        rows={2}
        maxLength={ANNOUNCEMENT_MAX}
      />
      <TextInput
        label="Link"
        hint="Optional. Shown as “See details”."
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.link}
        onChange={(link) => set({ link })}
        autoComplete="off"
      />
      <div className="flex flex-col gap-3">
        <TextInput
          label="From"
          type="datetime-local"
          value={draft.from}
          onChange={(from) => set({ from: from.slice(0, 16) })}
        />
        <TextInput
          label="Until"
          hint={`Times in ${ownZone().replaceAll("_", " ")}.`}
          type="datetime-local"
          value={draft.until}
          onChange={(until) => set({ until: until.slice(0, 16) })}
        />
      </div>
      <Select
        label="For"
        options={[
          { value: EVERYONE, label: "Everyone" },
          ...(plans.data?.plans ?? []).map((plan) => ({ value: plan.id, label: `Users on ${plan.name}` })),
        ]}
        value={draft.audience}
        onChange={(audience) => set({ audience })}
      />
    </EditDialog>
  );
}

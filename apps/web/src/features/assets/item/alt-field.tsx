import type { LibraryAsset } from "@vignette/domain/assets";
import { Button, notify, TextArea } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";
import { refOf, updateCachedItems } from "../library/library-cache.ts";
import { useEditItems } from "./use-edit-items.ts";

/** The alternative text of an asset. Saved when the field loses focus. If it is empty, AI can write it. */
export function AltField({ item }: { item: LibraryAsset }) {
  const edit = useEditItems();
  const online = useOnline();
  const [alt, setAlt] = useState(item.labels.alt);
  const write = trpc.assets.writeAltText.useMutation({
    onSuccess: (written) => {
      // Text typed meanwhile stays. The Worker refuses to overwrite it, or receives it with the next save.
      setAlt((now) => (now.trim() === "" ? written.labels.alt : now));
      updateCachedItems([written as LibraryAsset]);
      void queryClient.invalidateQueries({ queryKey: [["assets", "page"]], refetchType: "inactive" });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextArea
          label="Alt text"
          hint="Read aloud by screen readers, and used by search."
          rows={2}
          value={alt}
          maxLength={500}
          onChange={setAlt}
          onBlur={() => {
            const trimmed = alt.trim();
            if (trimmed !== item.labels.alt) edit([item], { alt: trimmed });
          }}
        />
      </div>
      {alt.trim() === "" && (
        <Button
          pending={write.isPending}
          pendingLabel="Looking at it…"
          disabled={!online}
          title={online ? undefined : "You're offline."}
          onClick={() => write.mutate(refOf(item))}
        >
          Write it for me
        </Button>
      )}
    </div>
  );
}

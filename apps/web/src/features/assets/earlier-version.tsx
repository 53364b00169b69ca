import { Button, notify } from "@vignette/ui";
import { Undo2 } from "@vignette/ui/icons";
import { useOnline } from "../../shared/offline/offline-bar.tsx";
import { errorNotice, queryClient, trpc } from "../../trpc.ts";
import { updateCachedItems } from "./library/library-cache.ts";

/** Restores the file that an upload had before it was replaced or repaired. */
export function EarlierVersion({ id, label }: { id: string; label: string }) {
  const online = useOnline();
  const earlier = trpc.assets.useEarlierVersion.useMutation({
    onSuccess(back) {
      updateCachedItems([back]);
      void queryClient.invalidateQueries({ queryKey: [["assets"]] });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <Button
      variant="quiet"
      icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
      pending={earlier.isPending}
      disabled={!online}
      onClick={() => earlier.mutate({ id })}
    >
      {label}
    </Button>
  );
}

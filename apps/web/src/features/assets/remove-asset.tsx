import type { AssetView } from "@vignette/domain/assets";
import type { PostView } from "@vignette/domain/scheduling";
import { AlertDialog, Button, buttonStyle, Callout, notify } from "@vignette/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useOnline } from "../../shell/offline-bar.tsx";
import { errorMessage, trpc } from "../../trpc.ts";
import { waiting } from "./use-posts-by-asset.ts";

type RemoveAssetProps = { asset: AssetView; posts: readonly PostView[] | null; onRemoved: () => void };

/** Asks before files go. While a post still needs them, it leads to that post instead. */
export function RemoveAsset({ asset, posts, onRemoved }: RemoveAssetProps) {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  const needed = waiting(posts ?? []);
  const { remove, removing, failure } = useRemoveAsset(asset, onRemoved);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        disabled={!online}
        title={online ? undefined : "You're offline."}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete “${asset.name}”?`}
        description={
          <>
            <p>
              {needed.length > 0
                ? neededBy(needed.length)
                : "You can undo this for ten minutes. What is already posted stays up."}
            </p>
            {failure && (
              <div className="mt-3">
                <Callout tone="failed" alert title={failure} />
              </div>
            )}
          </>
        }
        cancel="Keep it"
        action={
          needed.length > 0 ? (
            <Link to={paths.schedule} className={buttonStyle({ variant: "primary" })}>
              Open the calendar
            </Link>
          ) : (
            <Button variant="danger" pending={removing} pendingLabel="Deleting…" onClick={remove}>
              Delete
            </Button>
          )
        }
      />
    </>
  );
}

function useRemoveAsset(asset: AssetView, onRemoved: () => void) {
  const utils = trpc.useUtils();
  const mutation = trpc.assets.remove.useMutation({
    onSuccess: () => {
      onRemoved();
      utils.assets.list.setData({ projectId: asset.projectId }, (before) => before?.filter((it) => it.id !== asset.id));
      void utils.studio.invalidate();
      notify({
        title: `“${asset.name}” was deleted.`,
        action: { label: "Undo", onPress: () => restore.mutate({ items }) },
      });
    },
  });
  const restore = trpc.assets.restore.useMutation({ onSuccess: () => utils.assets.invalidate() });
  const items = [{ origin: "made" as const, id: asset.id }];
  return {
    remove: () => mutation.mutate({ items }),
    removing: mutation.isPending,
    failure: mutation.error ? errorMessage(mutation.error) : null,
  };
}

function neededBy(count: number): string {
  const posts = count === 1 ? "A post that has yet to go out needs" : `${count} posts that have yet to go out need`;
  return `${posts} these files. Cancel there first.`;
}

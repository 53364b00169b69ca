import { m } from "@vignette/messages";
import { buttonStyle, Dialog, Skeleton } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { fileName } from "../../../../shared/download/file-name.ts";
import { VideoPlayer } from "../../../../shared/video-player.tsx";
import { errorText, trpc } from "../../../../trpc.ts";

/** Plays one finished variant, with links to download and schedule it. */
export function WatchDialog({ assetId, onClose }: { assetId: string; onClose: () => void }) {
  const { data, error } = trpc.assets.get.useQuery({ id: assetId }, { retry: false });
  const file = data?.files[0];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.name ?? m.variants_variant()}
      actions={
        file && (
          <>
            <a href={file.url} download={fileName(data, 0)} className={buttonStyle()}>
              {m.variants_download()}
            </a>
            <Link
              to={`${paths.newPost}?asset=${encodeURIComponent(assetId)}`}
              className={buttonStyle({ variant: "primary" })}
            >
              {m.variants_schedule_this_one()}
            </Link>
          </>
        )
      }
    >
      {error && <p className="text-base text-ink-2">{errorText(error)}</p>}
      {!file && !error && <Skeleton className="aspect-9/16 max-h-[60vh] w-full" />}
      {file && <VideoPlayer src={file.url} className="mx-auto block max-h-[60vh] rounded-frame bg-sunken" />}
    </Dialog>
  );
}

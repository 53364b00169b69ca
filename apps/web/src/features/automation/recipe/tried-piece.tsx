import { filesFor } from "@vignette/domain/assets";
import type { RecipeRun } from "@vignette/domain/automation";
import { isVideoType } from "@vignette/domain/media";
import { m } from "@vignette/messages";
import { Callout, Skeleton } from "@vignette/ui";
import { VideoPlayer } from "../../../shared/video-player.tsx";
import { errorText, trpc } from "../../../trpc.ts";
import { choiceText, creditsText, hookText } from "../words/run-text.ts";

/** What a dry run made: its slides or its video, and what it was made from. */
export function TriedPiece({ run, assetId }: { run: RecipeRun; assetId: string }) {
  const { data: asset, error } = trpc.assets.get.useQuery({ id: assetId });
  if (error) return <Callout>{errorText(error)}</Callout>;
  if (!asset) return <Skeleton className="h-56 w-full" />;
  return (
    <figure className="flex w-full flex-col gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <ul aria-label={m.automation_what_it_made()} tabIndex={0} className="flex gap-2 overflow-x-auto rounded-frame">
        {filesFor(asset.files, "instagram").map((file, index) => (
          <li key={file.key} className="shrink-0">
            {isVideoType(file.type) ? (
              <VideoPlayer src={file.url} label={m.automation_the_video()} className="h-80 rounded-frame bg-sunken" />
            ) : (
              <img
                src={file.url}
                alt={m.automation_slide({ index: index + 1 })}
                width={file.width}
                height={file.height}
                loading="lazy"
                className="h-64 w-auto rounded-frame bg-sunken"
              />
            )}
          </li>
        ))}
      </ul>
      <figcaption className="text-base">
        {run.choice && (
          <>
            <span className="block font-semibold [overflow-wrap:anywhere]">{hookText(run.choice)}</span>
            <span className="tabular block text-dense text-ink-2">
              {m.automation_used({ choice: choiceText(run.choice), credits: creditsText(run.credits) })}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

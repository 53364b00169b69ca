import { isVideo, type SceneInput, type ScriptAndStyle, subtitlesOf } from "@vignette/content";
import { filesFor, type PostedAssetView } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, Callout, Sentence, Skeleton } from "@vignette/ui";
import { Captions, Download } from "@vignette/ui/icons";
import { useMemo } from "react";
import { clock } from "../../../shared/clock.ts";
import { fileName, nameStem } from "../../../shared/download/file-name.ts";
import { saveBlob } from "../../../shared/download/save-blob.ts";
import { useDownload } from "../../../shared/download/use-download.ts";
import { sizeText, termsText } from "../../../shared/formats.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { trpc } from "../../../trpc.ts";
import { useStageShown } from "../stage/stage-shown.ts";

type ExportedPanelProps = { assetId: string; draft: ScriptAndStyle; sceneInput: SceneInput };

/** What an export made, its files to download, and what to do next. Nothing where the asset is gone. */
export function ExportedPanel({ assetId, draft, sceneInput }: ExportedPanelProps) {
  const { data: asset, isPending } = trpc.assets.get.useQuery(
    { id: assetId },
    { retry: false, enabled: useStageShown() },
  );
  const subtitles = useMemo(() => subtitlesOf(draft, sceneInput), [draft, sceneInput]);
  if (!asset) return isPending ? <Skeleton className={isVideo(sceneInput) ? ROOM : `${ROOM} max-sm:h-47`} /> : null;
  return (
    <Callout
      low
      tone="done"
      title={m.media_exported()}
      action={
        <>
          {groupsOf(asset).map((group) => (
            <DownloadButton key={group.label} asset={asset} {...group} />
          ))}
          {subtitles !== null && (
            <Button
              variant="quiet"
              icon={<Captions {...icon} />}
              onClick={() => saveBlob(`${nameStem(asset.name)}.srt`, new Blob([subtitles], { type: SUBRIP }))}
            >
              {m.media_captions_srt()}
            </Button>
          )}
        </>
      }
    >
      <Sentence
        text={m.media_schedule_or_download({ facts: factsOf(asset) })}
        parts={{ facts: (words) => <span className="tabular">{words}</span> }}
      />
    </Callout>
  );
}

/** As tall as the panel; on a phone the downloads of slides for two apps stand below each other. */
const ROOM = "h-27 w-full xl:h-16 max-lg:h-32 max-md:h-34";

/** Source: https://www.loc.gov/preservation/digital/formats/fdd/fdd000569.shtml */
const SUBRIP = "application/x-subrip";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type Group = { label: string; files: PostedAssetView["files"] };

function DownloadButton({ asset, label, files }: Group & { asset: PostedAssetView }) {
  const { download, progress } = useDownload();
  const online = useOnline();
  const platform = files[0]?.platform;
  const archive = [nameStem(asset.name), platform].filter(Boolean).join("-");
  return (
    <Button
      icon={<Download {...icon} />}
      disabled={!online}
      title={online ? undefined : m.media_offline()}
      pending={progress !== null}
      pendingLabel={m.media_packing({ percent: Math.round((progress ?? 0) * 100) })}
      onClick={() =>
        download(
          `${archive}.zip`,
          files.map((file) => ({ ...file, name: fileName(asset, asset.files.indexOf(file)) })),
        )
      }
    >
      {label}
    </Button>
  );
}

/** The files by what the user downloads: one video, or each app's pictures. */
function groupsOf(asset: PostedAssetView): Group[] {
  const { files } = asset;
  const [first] = files;
  if (!first || first.platform === null) return [{ label: m.media_download({ files: formatOf(files) }), files }];
  return (["tiktok", "instagram"] as const)
    .map((platform) => ({ platform, files: filesFor(files, platform) }))
    .map(({ platform, files }) => ({
      label: m.media_files_for({ files: formatOf(files), platform: platformNames[platform] }),
      files,
    }));
}

const platformNames = { tiktok: "TikTok", instagram: "Instagram" };

const formatOf = (files: Group["files"]) =>
  files.length > 1 ? "ZIP" : files[0]?.type === "video/mp4" ? "MP4" : "JPEG";

/** `1080×1920, 0:18, 4.2 MB` */
function factsOf({ files }: PostedAssetView): string {
  const [first] = files;
  if (!first) return "";
  const slides = files.filter(({ platform }) => platform === first.platform).length;
  return termsText([
    ...(first.durationMs === null ? [] : [`${first.width}×${first.height}`, clock(first.durationMs)]),
    ...(slides > 1 ? [m.media_slides_for_each_app({ slides })] : []),
    sizeText(files.reduce((sum, { bytes }) => sum + bytes, 0)),
  ]);
}

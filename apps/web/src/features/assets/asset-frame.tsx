import type { AssetView } from "@vignette/domain/assets";
import { Badge, Frame } from "@vignette/ui";
import { Play } from "lucide-react";
import { assetFacts, assetPrint } from "./asset-print.ts";

type AssetFrameProps = { asset: AssetView; used: number | null; onOpen: () => void };

/** One asset on the wall: its first slide, or the first frame of its video. */
export function AssetFrame({ asset, used, onOpen }: AssetFrameProps) {
  const [first] = asset.files;
  const video = first?.type === "video/mp4";
  const print = assetPrint(asset);
  const facts = assetFacts(asset, used);
  return (
    <div className="flex flex-col gap-1.5">
      <Frame
        ratio={video ? "9:16" : "4:5"}
        print={print}
        label={`${asset.name}, ${[...print, ...facts].join(", ")}`}
        onPress={onOpen}
        badge={
          video && (
            <Badge variant="ink">
              <Play size={12} strokeWidth={2} aria-hidden />
              <span className="sr-only">Video</span>
            </Badge>
          )
        }
      >
        {first && (video ? <FirstFrame url={first.url} /> : <img src={first.url} alt="" loading="lazy" />)}
      </Frame>
      <p className="truncate px-0.5 text-dense text-ink-2" title={asset.name}>
        {asset.name}
      </p>
      <p className="tabular px-0.5 text-meta text-ink-3">{facts.join(" · ")}</p>
    </div>
  );
}

/** `#t` makes a browser draw the first frame instead of nothing. */
function FirstFrame({ url }: { url: string }) {
  return <video src={`${url}#t=0.001`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />;
}

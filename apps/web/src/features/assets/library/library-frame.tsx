import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { classNames, Frame } from "@vignette/ui";
import { AudioLines, Check, Play, Type } from "@vignette/ui/icons";
import { AssetState, assetStateLabel, useAssetState } from "../../../shared/state/asset-state.tsx";
import { frameLabels, framePrint, itemFacts } from "./item-labels.ts";
import { ItemPicture } from "./item-picture.tsx";

type LibraryFrameProps = {
  item: LibraryAsset;
  /** How often it is used; null while that is not known. */
  used: number | null;
  picked: boolean;
  onPick: () => void;
  onOpen: () => void;
};

/** One asset on the wall. Pressing it opens it; the corner picks it. */
export function LibraryFrame({ item, used, picked, onPick, onOpen }: LibraryFrameProps) {
  const facts = itemFacts(item, used);
  const posted = useAssetState(item.projectId, item.id);
  // An upload that was not posted is neither made nor planned.
  const hasState = item.origin === "made" || posted !== null;
  const state = hasState ? [assetStateLabel(posted)] : [];
  return (
    <div className="group relative flex min-w-0 flex-col gap-1">
      <Frame
        ratio="4:5"
        icon={<KindIcon kind={item.kind} />}
        print={framePrint(item)}
        label={`${item.name}, ${[...frameLabels(item), ...facts, ...state].join(", ")}`}
        onPress={onOpen}
        {...(picked && { picked })}
      >
        <ItemPicture item={item} />
      </Frame>
      <button
        type="button"
        aria-pressed={picked}
        aria-label={m.assets_pick({ name: item.name })}
        onClick={onPick}
        className={classNames(
          "absolute top-1 right-1 flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11",
          !picked && "opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100",
        )}
      >
        <span
          className={`flex size-5 items-center justify-center rounded-chip border ${picked ? "border-ink bg-mark text-on-mark" : "border-edge bg-raised"}`}
        >
          {picked && <Check size={14} strokeWidth={2.5} aria-hidden />}
        </span>
      </button>
      <p className="truncate px-0.5 text-dense text-ink-2" title={item.name}>
        {item.name}
      </p>
      <p className="tabular flex h-4 flex-wrap overflow-hidden px-0.5 text-meta whitespace-nowrap text-ink-3">
        {facts.toReversed().map((fact, index) => (
          <span key={fact} className="max-w-full truncate">
            {index > 0 && <span className="px-1">·</span>}
            {fact}
          </span>
        ))}
      </p>
      {hasState && (
        <span className="flex px-0.5">
          <AssetState state={posted} wraps />
        </span>
      )}
    </div>
  );
}

const ICONS = { image: null, video: Play, audio: AudioLines, font: Type };

/** On the edge and not on the picture, whose own words it would cover. */
function KindIcon({ kind }: { kind: LibraryAsset["kind"] }) {
  const Icon = ICONS[kind];
  return Icon && <Icon size={12} strokeWidth={2} aria-hidden />;
}

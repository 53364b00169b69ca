import type { LibraryAsset } from "@vignette/domain/assets";
import type { InstagramOptions } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { useState } from "react";
import { trpc } from "../../trpc.ts";
import { AssetPicker } from "../asset-picker.tsx";

type CoverImageProps = {
  projectId: string;
  value: InstagramOptions["coverImage"];
  onChange: (value: InstagramOptions["coverImage"]) => void;
};

/** A finished picture as the cover of a reel instead of one of its frames. */
export function CoverImage({ projectId, value, onChange }: CoverImageProps) {
  const [open, setOpen] = useState(false);
  const [unfit, setUnfit] = useState(false);
  const asset = trpc.assets.get.useQuery({ id: value?.assetId ?? "" }, { enabled: value !== null });
  const shown = asset.data?.files.find((file) => file.key === value?.key);
  const choose = ([item]: readonly LibraryAsset[]) => {
    const cover = item && coverOf(item);
    setUnfit(!cover);
    if (cover) onChange(cover);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown && (
        <img src={shown.url} alt={m.post_chosen_cover()} className="aspect-9/16 w-14 rounded-chip object-cover" />
      )}
      <Button onClick={() => setOpen(true)}>{value ? m.post_other_picture() : m.post_use_picture()}</Button>
      {value && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          {m.post_use_a_frame()}
        </Button>
      )}
      {unfit && (
        <p role="status" className="w-full text-dense text-failed">
          {m.post_cover_jpeg()}
        </p>
      )}
      <AssetPicker projectId={projectId} open={open} onOpenChange={setOpen} kinds={["image"]} onChoose={choose} />
    </div>
  );
}

/** Generated pictures are JPEG files of at most 8 MB; uploads may have any type and size. */
function coverOf({ id, origin, files }: LibraryAsset): NonNullable<InstagramOptions["coverImage"]> | null {
  const file = files.find((it) => it.type === "image/jpeg");
  return origin === "made" && file ? { assetId: id, key: file.key } : null;
}

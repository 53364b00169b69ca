import { kindPictures } from "virtual:kind-pictures";
import { type AssetType, assetTypes } from "@vignette/domain/assets";
import { refuseKind } from "@vignette/domain/plans";
import { m } from "@vignette/messages";
import { RadioGroup } from "@vignette/ui";
import { Lock } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { worded } from "../../../shared/refusals/worded.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { trpc } from "../../../trpc.ts";
import { SheetPicture } from "./sheet-picture.tsx";

type KindPickerProps = {
  value: AssetType;
  /** Kinds that the plan does not include. They and their looks can be viewed, but not created. */
  locked: readonly AssetType[];
  onChange: (kind: AssetType) => void;
};

/** The kinds of content, each with an example and what it is, and those that need another plan marked. */
export function KindPicker({ value, locked, onChange }: KindPickerProps) {
  const refusal = refuseKind(value, locked);
  const options = assetTypes.map((kind) => ({
    value: kind,
    label: locked.includes(kind) ? <LockedName kind={kind} /> : kindNames[kind],
    hint: hints[kind],
    picture: <SheetPicture of={kindPictures} name={kind} />,
  }));
  return (
    <div className="flex flex-col gap-1.5">
      <RadioGroup label={m.create_kind()} cards options={options} value={value} onChange={onChange} />
      {refusal && (
        <p className="text-dense text-doubt">
          {worded(refusal)}{" "}
          <Link to={paths.settings} className="link">
            {m.create_see_plans()}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The kinds that the user's plan does not include; none until the plan is known. The Worker checks again. */
export function useLockedKinds(): readonly AssetType[] {
  const { data } = trpc.usage.summary.useQuery();
  return data?.lockedKinds ?? none;
}

function LockedName({ kind }: { kind: AssetType }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span>{kindNames[kind]}</span>
      <Lock aria-hidden size={13} />
      <span className="sr-only">{m.create_not_in_your_plan()}</span>
    </span>
  );
}

const none: readonly AssetType[] = [];

/** What each kind is, in one line. */
const hints: Record<AssetType, string> = {
  "carousel-image": m.create_kind_carousel_image(),
  "ugc-image": m.create_kind_ugc_image(),
  "meme-image": m.create_kind_meme_image(),
  "ugc-video": m.create_kind_ugc_video(),
  "video-story": m.create_kind_video_story(),
  "meme-video": m.create_kind_meme_video(),
};

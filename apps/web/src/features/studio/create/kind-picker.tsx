import { AssetType, assetTypeNames } from "@vignette/domain/assets";
import { refuseKind } from "@vignette/domain/plans";
import { RadioGroup } from "@vignette/ui";
import { Lock } from "@vignette/ui/icons";
import { Link } from "react-router";
import carouselImage from "../../../marketing/examples/carousel-image.webp";
import memeImage from "../../../marketing/examples/meme-image.webp";
import memeVideo from "../../../marketing/examples/meme-video.webp";
import ugcImage from "../../../marketing/examples/ugc-image.webp";
import ugcVideo from "../../../marketing/examples/ugc-video.webp";
import videoStory from "../../../marketing/examples/video-story.webp";
import { paths } from "../../../paths.ts";
import { trpc } from "../../../trpc.ts";

type KindPickerProps = {
  value: AssetType;
  /** Kinds that the plan does not include. They and their looks can be viewed, but not created. */
  locked: readonly AssetType[];
  onChange: (kind: AssetType) => void;
};

/** The kinds of content, each with an example and what it is, and those that need another plan marked. */
export function KindPicker({ value, locked, onChange }: KindPickerProps) {
  const refusal = refuseKind(value, locked);
  const options = AssetType.options.map((kind) => ({
    value: kind,
    label: locked.includes(kind) ? <LockedName kind={kind} /> : assetTypeNames[kind],
    ...shown[kind],
  }));
  return (
    <div className="flex flex-col gap-1.5">
      <RadioGroup label="Kind" cards options={options} value={value} onChange={onChange} />
      {refusal && (
        <p className="text-dense text-doubt">
          {refusal.message}{" "}
          <Link to={paths.settings} className="link">
            See plans
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
      <span>{assetTypeNames[kind]}</span>
      <Lock aria-hidden size={13} />
      <span className="sr-only">, not in your plan</span>
    </span>
  );
}

const none: readonly AssetType[] = [];

/** One line and one of the landing page's examples for each kind. */
const shown: Record<AssetType, { hint: string; picture: string }> = {
  "carousel-image": { hint: "Slides people swipe through", picture: carouselImage },
  "ugc-image": { hint: "A photo, as a customer would post it", picture: ugcImage },
  "meme-image": { hint: "A joke your audience knows", picture: memeImage },
  "ugc-video": { hint: "A person shows or explains it", picture: ugcVideo },
  "video-story": { hint: "A story with voice and captions", picture: videoStory },
  "meme-video": { hint: "A short joke with a twist", picture: memeVideo },
};

import { AssetType } from "@vignette/domain/assets";
import { refuseKind } from "@vignette/domain/plans";
import { RadioGroup } from "@vignette/ui";
import { Lock } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { kindExamples } from "../../../shared/pictures/kind-examples.ts";
import { worded } from "../../../shared/refusals/worded.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
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
    label: locked.includes(kind) ? <LockedName kind={kind} /> : kindNames[kind],
    hint: hints[kind],
    picture: kindExamples[kind],
  }));
  return (
    <div className="flex flex-col gap-1.5">
      <RadioGroup label="Kind" cards options={options} value={value} onChange={onChange} />
      {refusal && (
        <p className="text-dense text-doubt">
          {worded(refusal)}{" "}
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
      <span>{kindNames[kind]}</span>
      <Lock aria-hidden size={13} />
      <span className="sr-only">, not in your plan</span>
    </span>
  );
}

const none: readonly AssetType[] = [];

/** What each kind is, in one line. */
const hints: Record<AssetType, string> = {
  "carousel-image": "Slides people swipe through",
  "ugc-image": "A photo, as a customer would post it",
  "meme-image": "A joke your audience knows",
  "ugc-video": "A person shows or explains it",
  "video-story": "A story with voice and captions",
  "meme-video": "A short joke with a twist",
};

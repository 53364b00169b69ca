import { pictureName } from "@vignette/domain/assets";
import type { PagePicture } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, Frame } from "@vignette/ui";
import { Check, ImageOff } from "@vignette/ui/icons";
import { usePicturePreview } from "../../../shared/pictures/use-picture-preview.ts";
import type { PictureState } from "./use-take-pictures.ts";

type PagePictureFrameProps = {
  picture: PagePicture;
  /** `coming`: it is added when the product is saved. */
  state: PictureState | "coming";
  online: boolean;
  onTake: () => void;
};

/** One picture of the product's page, and whether it is in Assets. */
export function PagePictureFrame({ picture, state, online, onTake }: PagePictureFrameProps) {
  const name = pictureName(picture);
  const { url, failure } = usePicturePreview(picture.src);
  const refusal = typeof state === "object" ? state.refused : null;
  // A picture that cannot be shown cannot be added either, for the same reason.
  const reason = refusal ?? failure;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Frame ratio="4:5" print={[name]} label={name}>
        {url === null ? <Empty failed={reason !== null} /> : <img src={url} alt="" />}
      </Frame>
      {reason !== null && state !== "taken" && (
        <p role={refusal ? "alert" : undefined} className="text-dense text-danger">
          {reason}
        </p>
      )}
      {state === "taken" || state === "coming" ? (
        <p className="flex min-h-9 items-center gap-1.5 text-base text-ink-2 max-md:min-h-11">
          {state === "taken" && <Check size={16} strokeWidth={2} aria-hidden />}
          {state === "taken" ? m.brief_in_assets() : m.brief_added_when_you_save()}
        </p>
      ) : (
        <Button
          pending={state === "taking"}
          pendingLabel={m.brief_adding()}
          disabled={!online}
          onClick={onTake}
          aria-label={`${refusal ? m.app_try_again() : m.brief_add_to_assets()}: ${name}`}
        >
          {refusal ? m.app_try_again() : m.brief_add_to_assets()}
        </Button>
      )}
    </div>
  );
}

function Empty({ failed }: { failed: boolean }) {
  return (
    <span className="flex items-center justify-center text-ink-3">
      {failed && <ImageOff size={28} strokeWidth={1.5} aria-hidden />}
    </span>
  );
}

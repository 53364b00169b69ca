import type { StockPhoto } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Badge, Frame, type FrameRatio, Skeleton } from "@vignette/ui";
import { Check, ImageOff } from "@vignette/ui/icons";
import { usePicturePreview } from "../../../shared/pictures/use-picture-preview.ts";

type StockPhotoFrameProps = {
  photo: StockPhoto;
  ratio: FrameRatio;
  /** What a press does, such as "Use". */
  verb: string;
  state: "free" | "taking" | "taken" | { refused: string };
  /** Chosen together with others; undefined where one is chosen. */
  picked: boolean | undefined;
  /** A press does nothing: another photo is being added, or there is no network. */
  disabled: boolean;
  onPress: () => void;
};

/** One photo of a search with its credit. Pressing it takes it. */
export function StockPhotoFrame({ photo, ratio, verb, state, picked, disabled, onPress }: StockPhotoFrameProps) {
  const { url, failure } = usePicturePreview(photo.preview);
  const refusal = typeof state === "object" ? state.refused : null;
  const { photographer, provider } = photo.credit;
  const credit = m.assets_credit_line({ photographer, provider });
  const name = photo.alt || credit;
  const print =
    state === "taking"
      ? m.assets_adding()
      : state === "taken"
        ? m.assets_in_assets()
        : `${photo.width}×${photo.height}`;
  return (
    <div className="flex min-w-0 flex-col gap-1" aria-busy={state === "taking"}>
      <Frame
        ratio={ratio}
        print={[print]}
        label={`${verb}: ${name}. ${print}`}
        onPress={() => !disabled && onPress()}
        {...(picked !== undefined && { picked })}
        badge={
          state === "taken" && (
            <Badge variant="ink">
              <Check size={12} strokeWidth={2} aria-hidden />
            </Badge>
          )
        }
      >
        {url !== null ? (
          <img src={url} alt="" />
        ) : failure !== null ? (
          <span className="flex items-center justify-center text-ink-3">
            <ImageOff size={28} strokeWidth={1.5} aria-hidden />
          </span>
        ) : (
          <Skeleton className="size-full" />
        )}
      </Frame>
      {refusal !== null && (
        <p role="alert" className="text-dense text-danger">
          {refusal}
        </p>
      )}
      <a
        href={photo.credit.photoUrl}
        target="_blank"
        rel="noreferrer"
        title={credit}
        className="link line-clamp-2 px-0.5 text-meta text-ink-3 pointer-coarse:min-h-6"
      >
        {credit}
      </a>
    </div>
  );
}

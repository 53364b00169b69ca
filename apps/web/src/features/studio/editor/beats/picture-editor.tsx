import type { LibraryAsset } from "@vignette/domain/assets";
import type { Beat } from "@vignette/domain/studio";
import { creditPrices, inCredits } from "@vignette/domain/usage";
import { m } from "@vignette/messages";
import { Button, Switch, TextArea, TextInput } from "@vignette/ui";
import { useState } from "react";
import { AssetPicker } from "../../../../shared/asset-picker.tsx";
import { typedNumber } from "../../../../shared/formats.ts";
import { trpc } from "../../../../trpc.ts";
import type { BeatCardProps } from "./beat-card-props.ts";
import { ClipCaptions } from "./clip-captions.tsx";
import { searchWords } from "./search-words.ts";

type PictureEditorProps = BeatCardProps & {
  place: string;
  /** Videos can show clips; pictures cannot. */
  takesClips: boolean;
  /** The picture of this description has not been generated yet. */
  isMissing: boolean;
};

/**
 * What a beat shows: a generated picture or video clip, or a file of the user's own. A changed description makes the
 * generated picture outdated.
 */
export function PictureEditor(props: PictureEditorProps) {
  const { beat, isMissing, projectId, takesClips, onChange } = props;
  const [picking, setPicking] = useState<"own" | "stock" | null>(null);
  const { data: stock } = trpc.assets.stockOffer.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const state = beat.shows ? m.studio_from_assets() : isMissing ? m.studio_not_made_yet() : null;
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer text-dense text-ink-3 hover:text-ink">
        {m.studio_picture()}
        {state && <span className={isMissing ? "text-doubt" : ""}> · {state}</span>}
      </summary>
      <div className="mt-2 flex flex-col items-start gap-2">
        {beat.shows ? <OwnFile {...props} onPick={() => setPicking("own")} /> : <MadePicture {...props} />}
        {!beat.shows && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setPicking("own")}>{m.studio_use_one_of_your_own()}</Button>
            {stock && <Button onClick={() => setPicking("stock")}>{m.studio_stock_photos()}</Button>}
          </div>
        )}
      </div>
      <AssetPicker
        projectId={projectId}
        open={picking !== null}
        onOpenChange={(open) => !open && setPicking(null)}
        kinds={takesClips ? ["image", "video"] : ["image"]}
        stock={{ words: searchWords(beat), first: picking === "stock" }}
        onChoose={([item]) => item && onChange({ shows: shownFrom(item) })}
      />
    </details>
  );
}

function MadePicture({ beat, index, place, takesClips, isMissing, onChange }: PictureEditorProps) {
  return (
    <>
      <div className="w-full">
        <TextArea
          name={`beats.${index}.imagePrompt`}
          label={m.studio_what_the_picture_of_shows({ place })}
          labelHidden
          rows={3}
          maxLength={600}
          placeholder={m.studio_no_picture()}
          value={beat.imagePrompt}
          onChange={(imagePrompt) => onChange({ imagePrompt: imagePrompt.replaceAll(/[\r\n]+/g, " ") })}
        />
      </div>
      <Button disabled={beat.imagePrompt === "" || isMissing} onClick={() => onChange({ take: beat.take + 1 })}>
        {beat.filmed ? m.studio_generate_a_new_clip() : m.studio_generate_a_new_image()}
      </Button>
      {takesClips && <VideoClipChoice {...{ beat, place, onChange }} />}
    </>
  );
}

function OwnFile(props: PictureEditorProps & { onPick: () => void }) {
  const { beat, place, takesClips, isClip, onChange, onPick } = props;
  const { shows } = beat;
  if (!shows) return null;
  return (
    <>
      {takesClips && (
        <TextInput
          label={m.studio_start_at_seconds({ place })}
          inputMode="decimal"
          hint={m.studio_trims_the_clip()}
          value={shows.trimMs === 0 ? "" : typedNumber(shows.trimMs / 1000)}
          placeholder="0"
          onChange={(next) => {
            const trimMs = Math.round(Number(next.replace(",", ".")) * 1000);
            if (trimMs >= 0 && trimMs <= 600_000) onChange({ shows: { ...shows, trimMs } });
          }}
        />
      )}
      {isClip && <ClipCaptions {...props} shows={shows} />}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onPick}>{m.studio_choose_another()}</Button>
        <Button variant="quiet" onClick={() => onChange({ shows: null })}>
          {m.studio_use_a_generated_image()}
        </Button>
      </div>
    </>
  );
}

/** The first file of an asset; the first slide of a carousel. */
function shownFrom({ origin, id, files }: LibraryAsset): Beat["shows"] {
  const [first] = files;
  return first ? { origin, id, key: first.key, trimMs: 0 } : null;
}

type VideoClipChoiceProps = { beat: Beat; place: string; onChange: (part: Partial<Beat>) => void };

/**
 * Switches a beat from a generated picture to a generated video clip, and names its cost. Hidden where no video
 * provider is configured.
 */
function VideoClipChoice({ beat, place, onChange }: VideoClipChoiceProps) {
  const { data: offer } = trpc.studio.videoClipOffer.useQuery(undefined, { staleTime: 10 * 60_000 });
  if (!offer) return null;
  const credits = offer.micros === null ? creditPrices["video-clip"] : inCredits(offer.micros);
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={m.studio_use_an_ai_video_clip({ place })}
        checked={beat.filmed === true}
        disabled={beat.imagePrompt === ""}
        onChange={(filmed) => onChange({ filmed })}
      />
      <p className="text-dense text-ink-3">{m.studio_ai_clip_cost({ seconds: offer.seconds, credits })}</p>
    </div>
  );
}

import type { Beat } from "@vignette/domain/studio";
import { Switch } from "@vignette/ui";
import { trpc } from "../../../../trpc.ts";

type FilmChoiceProps = { beat: Beat; place: string; onChange: (part: Partial<Beat>) => void };

/** Whether what is made for a beat moves, with what that takes. Nothing where nobody films. */
export function FilmChoice({ beat, place, onChange }: FilmChoiceProps) {
  const { data: offer } = trpc.studio.filmOffer.useQuery(undefined, { staleTime: 10 * 60_000 });
  if (!offer) return null;
  const cost = offer.micros === null ? "" : ` and costs us about $${(offer.micros / 1_000_000).toFixed(2)}`;
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={`Film ${place} instead`}
        checked={beat.filmed === true}
        disabled={beat.imagePrompt === ""}
        onChange={(filmed) => onChange({ filmed })}
      />
      <p className="text-dense text-ink-3">
        A clip of {offer.seconds} seconds. It usually takes one to three minutes{cost}; nothing from your plan.
      </p>
    </div>
  );
}

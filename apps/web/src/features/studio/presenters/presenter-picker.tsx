import { inCredits } from "@vignette/domain/usage";
import { m, sentencesText } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { Video } from "@vignette/ui/icons";
import { presenterTexts } from "../../../shared/words/presenters.ts";
import { type SeenPresenter, usePresenters } from "./use-presenters.ts";

type PresenterPickerProps = {
  language: string;
  /** The id of a presenter; "" is a clip of the user's own. */
  value: string;
  onChange: (presenter: SeenPresenter | null) => void;
};

/** Who speaks in a look with a speaker: the user, in a clip, or a generated presenter. */
export function PresenterPicker({ language, value, onChange }: PresenterPickerProps) {
  const { shelf, isKnown } = usePresenters(language, true);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-base font-semibold">{m.media_who_speaks()}</legend>
      <div className="flex flex-wrap gap-3">
        <Choice label={m.media_you_in_a_clip()} isChosen={value === "" || !shelf} onChoose={() => onChange(null)}>
          <Video size={28} strokeWidth={1.5} aria-hidden />
        </Choice>
        {shelf?.presenters.map((it) => (
          <Choice
            key={it.id}
            label={it.name}
            about={presenterTexts[it.id]}
            isChosen={value === it.id}
            onChoose={() => onChange(it)}
          >
            {it.face ? (
              <img src={it.face} alt="" className="size-full origin-[50%_44%] scale-[1.8] object-cover" />
            ) : (
              <span className="text-display-s font-semibold">{it.name.charAt(0)}</span>
            )}
          </Choice>
        ))}
      </div>
      <p className="mt-2 text-dense text-ink-3">{hintFor(value, shelf, isKnown)}</p>
    </fieldset>
  );
}

function hintFor(value: string, shelf: ReturnType<typeof usePresenters>["shelf"], isKnown: boolean): string {
  if (isKnown && !shelf) return m.media_film_yourself();
  if (value === "" || !shelf) return m.media_add_a_clip_of_yourself();
  const { microsPerSecond } = shelf;
  const price = microsPerSecond === null ? [] : [m.media_presenter_price({ credits: creditsOf(microsPerSecond) })];
  return sentencesText([m.media_ai_presenters(), ...price]);
}

/** A credit is a cent. */
const creditsOf = (microsPerSecond: number) => inCredits(microsPerSecond * 20);

type ChoiceProps = {
  label: string;
  about?: string;
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
};

function Choice({ label, about, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={about}
      onClick={onChoose}
      className="w-24 cursor-pointer self-start rounded-frame text-left"
    >
      <span
        className={classNames(
          "flex aspect-4/5 items-center justify-center overflow-hidden rounded-frame bg-sunken text-ink-3",
          isChosen ? "outline-2 outline-ink" : "outline-1 outline-line",
        )}
      >
        {children}
      </span>
      <span className="mt-1 block" {...(isChosen && { "data-picked": "" })}>
        <span className="mark-sweep rounded-[2px] box-decoration-clone px-1 text-dense font-medium">{label}</span>
      </span>
      {about && <span className="mt-0.5 block px-1 text-dense text-ink-3">{about}</span>}
    </button>
  );
}

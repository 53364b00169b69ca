import type { Voice } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, classNames, IconButton, notify, Skeleton } from "@vignette/ui";
import { Square, Volume2 } from "@vignette/ui/icons";
import { useParams } from "react-router";
import { voiceText } from "../../../../shared/words/voices.ts";
import { errorNotice, errorText, trpc } from "../../../../trpc.ts";
import { MannerPicker } from "./manner-picker.tsx";
import type { StylePanelProps } from "./style-panel-props.ts";
import { useVoiceSample } from "./use-voice-sample.ts";

/** Chooses the voice of a video, with a sample of each. Choosing one does not generate speech yet. */
export function VoicePicker({
  draft,
  sceneInput,
  onChange,
}: Pick<StylePanelProps, "draft" | "sceneInput" | "onChange">) {
  const { id = "" } = useParams();
  const { data: voices, error, refetch } = trpc.studio.voices.useQuery(undefined, { staleTime: 10 * 60_000 });
  const sample = useVoiceSample(id, (failure) => notify(errorNotice(failure)));
  if (error) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-base text-ink-2">
        {errorText(error)} <Button onClick={() => void refetch()}>{m.app_try_again()}</Button>
      </p>
    );
  }
  if (!voices) return <Skeleton className="h-40 w-full" />;
  const chosen = voices.find((it) => it.id === draft.style.voice) ?? voices[0];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-base font-semibold">{m.studio_voice()}</legend>
      <ul className="grid gap-1.5 sm:grid-cols-2 xl:grid-cols-3">
        {voices.map((voice, at) => (
          <VoiceRow
            key={voice.id}
            voice={voice}
            chosen={voice === chosen}
            sounding={sample.sounding === voice.id}
            waiting={sample.waiting === voice.id}
            // The default voice is stored as "", so that it stays the default when the provider changes.
            onChoose={() => onChange({ voice: at === 0 ? "" : voice.id }, "voice")}
            onListen={() => sample.toggle(voice.id)}
          />
        ))}
      </ul>
      {chosen && <MannerPicker style={draft.style} isFixed={chosen.isFixed === true} onChange={onChange} />}
      {isGuessed(sceneInput.media) && <p className="mt-2 text-dense text-ink-3">{m.studio_word_timing_estimated()}</p>}
    </fieldset>
  );
}

/** Whether the word times of the latest recording are estimates. */
const isGuessed = (media: StylePanelProps["sceneInput"]["media"]): boolean => {
  const voice = media.findLast((it) => it.kind === "voice");
  return voice?.kind === "voice" && voice.timing === "estimated";
};

type VoiceRowProps = {
  voice: Voice;
  chosen: boolean;
  sounding: boolean;
  waiting: boolean;
  onChoose: () => void;
  onListen: () => void;
};

function VoiceRow({ voice, chosen, sounding, waiting, onChoose, onListen }: VoiceRowProps) {
  const about = [voiceText(voice), voice.language?.toUpperCase()].filter(Boolean).join(" · ");
  const Icon = sounding ? Square : Volume2;
  return (
    <li
      className={classNames(
        "flex items-center gap-1 rounded-control border bg-raised pr-1",
        chosen ? "border-ink" : "border-line",
      )}
    >
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className="min-h-11 min-w-0 flex-1 cursor-pointer rounded-control px-3 py-1.5 text-left"
      >
        <span className="block truncate text-base font-medium" {...(chosen && { "data-picked": "" })}>
          <span className="mark-sweep rounded-[2px] px-1">{voice.name}</span>
        </span>
        {about && <span className="block px-1 text-dense text-ink-3">{about}</span>}
      </button>
      <IconButton
        label={sounding ? m.studio_stop({ name: voice.name }) : m.studio_listen_to({ name: voice.name })}
        aria-busy={waiting}
        icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onListen}
      />
    </li>
  );
}

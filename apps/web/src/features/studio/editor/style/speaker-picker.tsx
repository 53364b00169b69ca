import { voiceOfPresenter } from "@vignette/domain/studio";
import { trpc } from "../../../../trpc.ts";
import { PresenterPicker } from "../../presenters/presenter-picker.tsx";
import type { StylePanelProps } from "./style-panel-props.ts";

/** Chooses who speaks. A presenter comes with a voice that fits; nothing is generated yet. */
export function SpeakerPicker({
  draft,
  sceneInput,
  onChange,
}: Pick<StylePanelProps, "draft" | "sceneInput" | "onChange">) {
  const { data: voices = [] } = trpc.studio.voices.useQuery(undefined, { staleTime: 10 * 60_000 });
  const language = sceneInput.language || "en";
  return (
    <PresenterPicker
      language={language}
      value={draft.style.presenter ?? ""}
      onChange={(presenter) =>
        onChange(
          presenter
            ? { presenter: presenter.id, voice: voiceOfPresenter(presenter, voices, language) }
            : { presenter: "" },
          "presenter",
        )
      }
    />
  );
}

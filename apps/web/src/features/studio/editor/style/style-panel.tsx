import { isMeme, isVideo } from "@vignette/content";
import { isPresented, isSpoken, restyled, type Style, templateOf } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { type Tab, Tabs } from "@vignette/ui";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { CaptionLookEditor } from "../../captions/caption-look-editor.tsx";
import { equalIgnoringCallbacks } from "../../equal-ignoring-callbacks.ts";
import { OwnVoice } from "../../own-voice/own-voice.tsx";
import { BrandEditor } from "./brand-editor.tsx";
import { CoverPicker } from "./cover-picker.tsx";
import { SamplePicker } from "./sample-picker.tsx";
import { SoundEditor } from "./sound-editor.tsx";
import { SpeakerPicker } from "./speaker-picker.tsx";
import type { StylePanelProps } from "./style-panel-props.ts";
import { captionSamples, drawingSamples, templateSamples } from "./style-samples.ts";
import { VoicePicker } from "./voice-picker.tsx";

type Choice = "template" | "brand" | "drawing" | "captions" | "speaker" | "voice" | "sound" | "cover";

/**
 * The style of a creation: template, captions, music, voice, cover, logo and closing card, each choice previewed with the creation's own
 * text. Shows only what applies to the kind.
 */
export const StylePanel = memo(Choices, equalIgnoringCallbacks<StylePanelProps>());

function Choices(props: StylePanelProps) {
  const { sceneInput } = props;
  const [choice, setChoice] = useState<Choice>("template");
  const tabs: Tab<Choice>[] = [{ value: "template", label: m.studio_look(), panel: <Templates {...props} /> }];
  if (isMeme(sceneInput)) tabs.push({ value: "drawing", label: m.studio_drawing(), panel: <Drawings {...props} /> });
  if (isSpoken(sceneInput.kind))
    tabs.push({ value: "captions", label: m.studio_captions(), panel: <Captions {...props} /> });
  if (templateOf(sceneInput.kind, props.draft.style.template).hasSpeaker)
    tabs.push({ value: "speaker", label: m.studio_speaker(), panel: <SpeakerPicker {...props} /> });
  if (isSpoken(sceneInput.kind)) tabs.push({ value: "voice", label: m.studio_voice(), panel: <Voices {...props} /> });
  if (isVideo(sceneInput)) {
    tabs.push({ value: "sound", label: m.studio_sound(), panel: <SoundEditor {...props} /> });
    tabs.push({ value: "cover", label: m.studio_cover(), panel: <CoverPicker {...props} /> });
  }
  tabs.push({ value: "brand", label: m.studio_brand(), panel: <BrandEditor {...props} /> });
  return <Tabs label={m.studio_style()} tabs={tabs} value={choice} onChange={setChoice} />;
}

function Templates({ draft, sceneInput, pictures, clips, onChange }: StylePanelProps) {
  const words = useDeferredValue(draft);
  const samples = useMemo(() => templateSamples(words, sceneInput), [words, sceneInput]);
  return (
    <SamplePicker
      legend={m.studio_look()}
      {...{ samples, pictures, clips }}
      value={draft.style.template}
      onChange={(template) => onChange(restyled(sceneInput.kind, draft.style, template), "template")}
    />
  );
}

/** A presenter's lips move to a made voice only. */
const Voices = (props: StylePanelProps) => (
  <>
    {!isPresented({ kind: props.sceneInput.kind, style: props.draft.style }) && <OwnVoice {...props} />}
    <VoicePicker {...props} />
  </>
);

function Drawings({ draft, sceneInput, pictures, clips, onChange }: StylePanelProps) {
  const words = useDeferredValue(draft);
  const samples = useMemo(() => drawingSamples(words, sceneInput), [words, sceneInput]);
  return (
    <SamplePicker
      legend={m.studio_drawing()}
      {...{ samples, pictures, clips }}
      value={draft.style.drawing ?? ""}
      onChange={(drawing) => onChange({ drawing }, "drawing")}
    />
  );
}

function Captions({ draft, sceneInput, pictures, clips, onChange }: StylePanelProps) {
  const words = useDeferredValue(draft);
  const samples = useMemo(() => captionSamples(words, sceneInput), [words, sceneInput]);
  return (
    <>
      <SamplePicker
        legend={m.studio_captions()}
        {...{ samples, pictures, clips }}
        value={draft.style.captions ?? ""}
        onChange={(name) => onChange({ captions: name as Style["captions"] }, "captions")}
      />
      <div className="mt-5 border-t border-line pt-4">
        <CaptionLookEditor
          look={draft.style.captionLook}
          onChange={(captionLook) => onChange({ captionLook }, "caption look")}
        />
      </div>
    </>
  );
}

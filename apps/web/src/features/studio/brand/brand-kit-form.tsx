import { hashKey } from "@tanstack/react-query";
import { BRAND_WORDS_MAX, BrandKit, captionStyles } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, notify, Select, WordsInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { BrandColors } from "../../../shared/brand-colors.tsx";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { issuesByField } from "../../../shared/refusals/issues-by-field.ts";
import { captionStyleNames } from "../../../shared/words/caption-styles.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import { fontsAmong } from "../fonts/use-project-fonts.ts";
import { ApplyBrandKit } from "./apply-brand-kit.tsx";
import { BrandKitPreview } from "./brand-kit-preview.tsx";
import { ClosingFields } from "./closing-fields.tsx";
import { useBrandFiles } from "./files/use-brand-files.ts";
import { FontFields } from "./font-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import { OWN } from "./not-set.ts";
import { TextLooksField } from "./text-looks-field.tsx";
import { VoiceField } from "./voice-field.tsx";

/** The brand kit of a project, with a preview of what it does, and the button that applies it to what is there. */
export function BrandKitForm({ projectId, stored }: { projectId: string; stored: BrandKit }) {
  const [draft, setDraft] = useState(stored);
  const { files, isLoaded, addFile } = useBrandFiles(projectId);
  const online = useOnline();
  const utils = trpc.useUtils();
  const save = trpc.projects.saveBrandKit.useMutation({
    onSuccess(saved) {
      void utils.studio.brandFiles.invalidate();
      utils.projects.list.setData(undefined, (list) => list?.map((it) => (it.id === saved.id ? saved : it)));
      notify({ kind: "success", title: m.media_kit_saved() });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  const change = (part: Partial<BrandKit>) => setDraft((now) => ({ ...now, ...part }));
  const errors = issuesByField(BrandKit.safeParse(draft));
  const isSaved = hashOf(draft) === hashOf(stored);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSaved && Object.keys(errors).length === 0) save.mutate({ id: projectId, brandKit: draft });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <BrandKitPreview kit={Object.keys(errors).length === 0 ? draft : stored} files={files} />
      <BrandColors
        label={m.media_one_set_of_colors()}
        offHint={m.media_colors_off()}
        value={draft.colors}
        errors={{ bg: errors["colors.bg"], accent: errors["colors.accent"] }}
        onChange={(colors) => change({ colors })}
      />
      <FontFields
        projectId={projectId}
        fonts={draft.fonts}
        own={isLoaded ? fontsAmong(files) : null}
        onChange={(fonts, file) => {
          if (file) addFile(file);
          change({ fonts });
        }}
      />
      <TextLooksField looks={draft.textLook} onChange={(textLook) => change({ textLook })} />
      <LogoField
        projectId={projectId}
        logo={draft.logo ?? null}
        file={files.find(({ key }) => key === draft.logo?.key)}
        onChange={(logo, file) => {
          if (file) addFile(file);
          change({ logo });
        }}
      />
      <ClosingFields
        label={m.media_end_with_a_closing_card()}
        offHint={m.media_closing_off()}
        closing={draft.closing ?? null}
        hasLogo={Boolean(draft.logo)}
        onChange={(closing) => change({ closing })}
      />
      <Select
        label={m.media_captions()}
        options={[
          { value: OWN, label: m.media_each_looks_own() },
          ...captionStyles.map((value) => ({ value, label: captionStyleNames[value] })),
        ]}
        value={draft.captions ?? OWN}
        onChange={(value) => change({ captions: value === OWN ? null : value })}
      />
      <VoiceField voice={draft.voice} onChange={(voice) => change({ voice })} />
      <WordsInput
        label={m.media_words_to_use()}
        listLabel={m.media_words_to_use()}
        hint={m.media_words_to_use_help()}
        placeholder={m.media_word_to_use_example()}
        words={draft.use}
        max={BRAND_WORDS_MAX}
        maxLength={60}
        removeLabel={(word) => m.media_remove_word({ word })}
        onChange={(use) => change({ use })}
      />
      <WordsInput
        label={m.media_words_to_avoid()}
        listLabel={m.media_words_to_avoid()}
        hint={m.media_words_to_avoid_help()}
        placeholder={m.media_word_to_avoid_example()}
        words={draft.avoid}
        max={BRAND_WORDS_MAX}
        maxLength={60}
        removeLabel={(word) => m.media_allow_word({ word })}
        onChange={(avoid) => change({ avoid })}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={isSaved || !online || Object.keys(errors).length > 0}
          title={online ? undefined : m.media_offline()}
          pending={save.isPending}
          pendingLabel={m.app_saving()}
        >
          {m.media_save_brand_kit()}
        </Button>
        <ApplyBrandKit projectId={projectId} isSaved={isSaved} />
      </div>
    </form>
  );
}

/** The same for kits that hold the same, in whatever order; a part that is absent is open. */
const hashOf = (kit: BrandKit) => hashKey([{ ...kit, logo: kit.logo ?? null, closing: kit.closing ?? null }]);

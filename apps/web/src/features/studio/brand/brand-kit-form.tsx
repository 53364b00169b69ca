import { hashKey } from "@tanstack/react-query";
import { BRAND_WORDS_MAX, BrandKit, captionStyles } from "@vignette/domain/studio";
import { Button, notify, Select, WordsInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { BrandColors } from "../../../shared/brand-colors.tsx";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { captionStyleNames } from "../../../shared/words/caption-styles.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import { fontsAmong } from "../fonts/use-project-fonts.ts";
import { ApplyBrandKit } from "./apply-brand-kit.tsx";
import { BrandKitPreview } from "./brand-kit-preview.tsx";
import { ClosingFields } from "./closing-fields.tsx";
import { useBrandFiles } from "./files/use-brand-files.ts";
import { FontFields } from "./font-fields.tsx";
import { issuesByField } from "./issues-by-field.ts";
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
      notify({ kind: "success", title: "Brand kit saved. New content uses it." });
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
        label="One set of colors for everything"
        offHint="Off: each product's own colors."
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
        label="End with a closing card"
        offHint="Off: content ends with its last words."
        closing={draft.closing ?? null}
        hasLogo={Boolean(draft.logo)}
        onChange={(closing) => change({ closing })}
      />
      <Select
        label="Captions"
        options={[
          { value: OWN, label: "Each look's own" },
          ...captionStyles.map((value) => ({ value, label: captionStyleNames[value] })),
        ]}
        value={draft.captions ?? OWN}
        onChange={(value) => change({ captions: value === OWN ? null : value })}
      />
      <VoiceField voice={draft.voice} onChange={(voice) => change({ voice })} />
      <WordsInput
        label="Words to use"
        listLabel="Words to use"
        hint="The writer prefers them and spells them like this."
        placeholder="slow-burn"
        words={draft.use}
        max={BRAND_WORDS_MAX}
        maxLength={60}
        removeLabel={(word) => `Remove ${word}`}
        onChange={(use) => change({ use })}
      />
      <WordsInput
        label="Words to avoid"
        listLabel="Words to avoid"
        hint="No script says them, for any product."
        placeholder="cheap"
        words={draft.avoid}
        max={BRAND_WORDS_MAX}
        maxLength={60}
        removeLabel={(word) => `Allow ${word}`}
        onChange={(avoid) => change({ avoid })}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={isSaved || !online || Object.keys(errors).length > 0}
          title={online ? undefined : "You're offline."}
          pending={save.isPending}
          pendingLabel="Saving…"
        >
          Save brand kit
        </Button>
        <ApplyBrandKit projectId={projectId} isSaved={isSaved} />
      </div>
    </form>
  );
}

/** The same for kits that hold the same, in whatever order; a part that is absent is open. */
const hashOf = (kit: BrandKit) => hashKey([{ ...kit, logo: kit.logo ?? null, closing: kit.closing ?? null }]);

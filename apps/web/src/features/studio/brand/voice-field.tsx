import { m } from "@vignette/messages";
import { Select } from "@vignette/ui";
import { trpc } from "../../../trpc.ts";
import { OWN } from "./not-set.ts";

/** The voice of new content. */
export function VoiceField({ voice, onChange }: { voice: string; onChange: (voice: string) => void }) {
  const { data: voices, error } = trpc.studio.voices.useQuery(undefined, { staleTime: 10 * 60_000 });
  // The first is the usual one, which is stored as "".
  const options = (voices ?? []).map(({ id, name }, at) => ({ value: at === 0 ? OWN : id, label: name }));
  return (
    <Select
      label={m.media_voice()}
      hint={m.media_voice_help()}
      error={error ? m.media_voices_not_loaded() : undefined}
      options={options}
      value={options.length === 0 ? null : voice || OWN}
      placeholder={m.media_loading()}
      onChange={(value) => onChange(value === OWN ? "" : value)}
    />
  );
}

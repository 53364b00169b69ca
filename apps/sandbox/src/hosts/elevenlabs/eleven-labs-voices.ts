import { seededChoices } from "../openai/copywriter/seeded-choices.ts";
import { type VoiceSound, voices } from "../openai/speech/voices.ts";

type ElevenLabsVoice = { id: string; name: string; labels: { gender: string }; sound: VoiceSound };

const NEUTRAL: VoiceSound = { pitch: 150, mouth: 1.05 };
const voice = (id: string, name: string, gender: string, sound: VoiceSound = NEUTRAL): ElevenLabsVoice => ({
  ...{ id, name, sound },
  labels: { gender },
});

/** The voices that are listed. */
export const elevenLabsVoices: readonly ElevenLabsVoice[] = [
  voice("SandboxAda0000000001", "Ada", "female", voices.marin),
  voice("SandboxBen0000000002", "Ben", "male", voices.cedar),
  voice("SandboxCleo000000003", "Cleo", "female", voices.shimmer),
  voice("SandboxDan0000000004", "Dan", "male", voices.ash),
];

/** How a voice sounds: listed ones, and any other id of the provider's form in a voice of its own; null for other names. */
export function soundOf(id: string): VoiceSound | null {
  const listed = elevenLabsVoices.find((it) => it.id === id);
  if (listed) return listed.sound;
  const sounds = Object.values(voices);
  return /^[A-Za-z0-9]{20}$/.test(id)
    ? (sounds[Math.floor(seededChoices(id).number("sound") * sounds.length)] ?? NEUTRAL)
    : null;
}

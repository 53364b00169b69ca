import type { Voice, VoiceTrait } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { termsText } from "../formats.ts";

const traits: Record<VoiceTrait, string> = {
  female: m.domain_voice_female(),
  male: m.domain_voice_male(),
  neutral: m.domain_voice_neutral(),
  young: m.domain_voice_young(),
  "middle aged": m.domain_voice_middle_aged(),
  old: m.domain_voice_old(),
  American: m.domain_voice_american(),
  British: m.domain_voice_british(),
  Irish: m.domain_voice_irish(),
  "Latin American": m.domain_voice_latin_american(),
  "from Spain": m.domain_voice_spanish(),
  Colombian: m.domain_voice_colombian(),
  Mexican: m.domain_voice_mexican(),
  approachable: m.domain_voice_approachable(),
  breathy: m.domain_voice_breathy(),
  bright: m.domain_voice_bright(),
  calm: m.domain_voice_calm(),
  caring: m.domain_voice_caring(),
  casual: m.domain_voice_casual(),
  cheerful: m.domain_voice_cheerful(),
  clear: m.domain_voice_clear(),
  confident: m.domain_voice_confident(),
  deep: m.domain_voice_deep(),
  energetic: m.domain_voice_energetic(),
  engaging: m.domain_voice_engaging(),
  enthusiastic: m.domain_voice_enthusiastic(),
  even: m.domain_voice_even(),
  expressive: m.domain_voice_expressive(),
  friendly: m.domain_voice_friendly(),
  light: m.domain_voice_light(),
  lively: m.domain_voice_lively(),
  "matter-of-fact": m.domain_voice_matter_of_fact(),
  natural: m.domain_voice_natural(),
  professional: m.domain_voice_professional(),
  raspy: m.domain_voice_raspy(),
  smooth: m.domain_voice_smooth(),
  soft: m.domain_voice_soft(),
  storytelling: m.domain_voice_storytelling(),
  thoughtful: m.domain_voice_thoughtful(),
  trustworthy: m.domain_voice_trustworthy(),
  warm: m.domain_voice_warm(),
};

const known = new Map(Object.entries(traits).map(([trait, text]) => [trait.toLowerCase(), text]));

/** How a voice sounds: `female, warm`. What a provider says of it in words that we don't know stays as it is. */
export const voiceText = ({ about }: Pick<Voice, "about">): string =>
  about === "" ? "" : termsText(about.split(", ").map((trait) => known.get(trait.toLowerCase()) ?? trait));

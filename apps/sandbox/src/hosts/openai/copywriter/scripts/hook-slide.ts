import type { BrandVoice } from "../voice.ts";
import { wholeWithin } from "../words.ts";
import { type BeatDraft, draft } from "./draft.ts";

/** Source: docs/content.md#words-on-screen and the templates' guides. */
const HOOK_WORDS = 12;

/** The first slide of a carousel: what it promises, alone. */
export const hookSlide = ({ hook }: BrandVoice): BeatDraft => draft("hook", { title: wholeWithin(hook, HOOK_WORDS) });

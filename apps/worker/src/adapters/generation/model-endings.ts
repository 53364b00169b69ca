/**
 * The days, in UTC, on which a provider shuts a model down: from then on it answers nothing.
 * Source: https://developers.openai.com/api/docs/deprecations, read in November 2026 (docs/platforms/openai.md#models,
 * which says what to choose instead).
 */
export const modelEndings: Readonly<Record<string, string>> = {
  "gpt-image-1": "2026-10-23",
  "gpt-4o-mini-tts": "2027-01-06",
  "gpt-4o-mini": "2027-01-14",
  "whisper-1": "2027-02-26",
};

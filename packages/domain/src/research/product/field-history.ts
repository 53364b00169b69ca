import type { Instant } from "../../kernel/index.ts";
import type { Brief } from "../brief/brief.ts";
import type { BriefField } from "../brief/brief-fields.ts";
import { shown } from "../proposal/changes.ts";
import type { ChangeReason, ProductVersion } from "./product.ts";

/** What a field said once, what took its place, and when. */
export type EarlierField = { versionId: string; words: string; reason: ChangeReason; at: Instant };

/** What a field said before, newest first, without repeating what it says now or said just after. */
export function fieldHistory(versions: readonly ProductVersion[], brief: Brief, field: BriefField): EarlierField[] {
  let after = shown(brief, field);
  return versions.flatMap(({ id, brief: earlier, reason, createdAt }) => {
    const words = shown(earlier, field);
    if (words === after) return [];
    after = words;
    return [{ versionId: id, words, reason, at: createdAt }];
  });
}

/** A brief with one field as it was in another, with where its words came from. */
export function withField(brief: Brief, earlier: Brief, field: BriefField): Brief {
  const origins = { ...brief.origins };
  if (field in origins || field in earlier.origins) {
    const key = field as keyof Brief["origins"];
    const origin = earlier.origins[key];
    if (origin) origins[key] = origin;
    else delete origins[key];
  }
  return { ...brief, [field]: earlier[field] ?? null, origins };
}

import { utf16Units } from "@vignette/domain/kernel";
import { badParameter } from "./graph-error.ts";
import { type Params, readList } from "./params.ts";

const NAME = /^[A-Za-z0-9._]{1,30}$/;
const MAX_COLLABORATORS = 3;
const MAX_TAGS = 20;
/** Longest alt text, in UTF-16 units. */
const MAX_ALT_TEXT = 1000;

/**
 * Checks collaborators, tagged users and alt texts. Throws GraphError.
 * Source: docs/platforms/instagram.md#containers.
 */
export function checkPeople(params: Params, kind: string): void {
  checkCollaborators(readList(params.collaborators));
  if (params.user_tags !== undefined) checkTags(readTags(params.user_tags), kind);
  if (utf16Units(params.alt_text ?? "") > MAX_ALT_TEXT)
    throw badParameter(`alt_text is above ${MAX_ALT_TEXT} characters`);
  for (const name of ["share_to_feed", "is_ai_generated"]) {
    if (!["true", "false", undefined].includes(params[name])) throw badParameter(`${name} must be a boolean`);
  }
}

function checkCollaborators(names: string[]): void {
  if (names.length > MAX_COLLABORATORS) throw badParameter(`at most ${MAX_COLLABORATORS} collaborators`);
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) throw badParameter(`collaborators: ${wrong} is no username`);
}

/** Tags in a picture have a place, tags in a video do not, and in a story it is optional. */
function checkTags(tags: unknown[], kind: string): void {
  if (tags.length > MAX_TAGS) throw badParameter(`at most ${MAX_TAGS} people`, 2207040);
  for (const tag of tags) {
    const { username, x, y } = (tag ?? {}) as { username?: unknown; x?: unknown; y?: unknown };
    if (typeof username !== "string" || !NAME.test(username)) throw badParameter("user_tags: a tag has no username");
    const hasPlace = x !== undefined || y !== undefined;
    if (hasPlace && !(isShare(x) && isShare(y))) throw badParameter("user_tags: x and y lie between 0 and 1");
    const needsPlace = kind === "image" || kind === "carousel-image";
    if (needsPlace && !hasPlace) throw badParameter("user_tags: x and y are required for images");
    if (hasPlace && (kind === "reel" || kind === "carousel-video")) {
      throw badParameter("user_tags: x and y are not supported for videos");
    }
  }
}

const isShare = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= 1;

function readTags(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Said below.
  }
  throw badParameter("user_tags is no JSON array");
}

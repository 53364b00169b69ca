import type { Face } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** The name of each typeface, and how it looks. */
export const faceNames: Record<Face, string> = {
  native: m.domain_face_native(),
  punch: m.domain_face_punch(),
  block: m.domain_face_block(),
  edit: m.domain_face_edit(),
  hand: m.domain_face_hand(),
  note: m.domain_face_note(),
  type: m.domain_face_type(),
  quote: m.domain_face_quote(),
};

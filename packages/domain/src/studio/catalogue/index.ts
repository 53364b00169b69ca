export { AssetType } from "../../assets/index.ts";
export { isGladJoke } from "../../promises/index.ts";
export { type BeatRole, beatRoles } from "./beat-roles.ts";

export { CaptionStyle, captionStyles } from "./caption-styles.ts";
export { drawingFor } from "./drawing-for.ts";

export { type Drawing, type DrawingName, type DrawingSlot, drawingSlots, drawings, type SlotName } from "./drawings.ts";
export { Face, Fonts, faces, isOwnFace, OwnFace, Typeface } from "./faces.ts";
export { guideOf } from "./guides/guide-of.ts";
export type { BeatGuide, FieldGuide, TemplateGuide, TextField } from "./guides/template-guide.ts";
export { Corner, corners, LogoPlace, LogoSize } from "./logo-places.ts";
export { MusicBed, musicBeds } from "./music-beds.ts";
export { type Shot, shots } from "./shots.ts";
export type { Template } from "./template.ts";
export { isMemeKind, isSpoken, type TemplateName, templateOf, templates } from "./templates.ts";
export { wideCrop } from "./wide-clip.ts";

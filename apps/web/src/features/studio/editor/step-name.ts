import type { Script } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

const names: Record<string, string> = {
  add: m.studio_step_add(),
  duplicate: m.studio_step_duplicate(),
  remove: m.studio_step_remove(),
  version: m.studio_step_version(),
  theirs: m.studio_step_theirs(),
  restored: m.studio_step_restored(),
  "move slide": m.studio_step_move_slide(),
  "without fixes": m.studio_step_without_fixes(),
  caption: m.studio_step_caption(),
  hashtags: m.studio_step_hashtags(),
  template: m.studio_step_template(),
  drawing: m.studio_step_drawing(),
  captions: m.studio_step_captions(),
  "caption look": m.studio_step_caption_look(),
  "caption file": m.studio_step_caption_file(),
  music: m.studio_step_music(),
  "music level": m.studio_step_music_level(),
  voice: m.studio_step_voice(),
  "own voice": m.studio_step_own_voice(),
  "own voice silences": m.studio_step_own_voice(),
  "own voice fillers": m.studio_step_own_voice(),
  pace: m.studio_step_pace(),
  mood: m.studio_step_mood(),
  cover: m.studio_step_cover(),
  "let clips speak": m.studio_step_let_clips_speak(),
  "hide text": m.studio_step_hide_text(),
  "show texts": m.studio_step_show_texts(),
  "canvas reset": m.studio_step_canvas_reset(),
  "style all": m.studio_step_style_all(),
};

/**
 * The name of a change in "Before …" and "Undo: …", such as `rewrite of scene 2`. `field` is the field of the history.
 */
export function stepName(field: string, { beats }: Pick<Script, "beats">): string {
  const placeOf = (id: string | undefined) => {
    const index = beats.findIndex((beat) => beat.id === id);
    return index === -1 ? m.studio_some_beat() : m.studio_place_beat({ number: index + 1 });
  };
  const [word = "", id] = field.split(/[ .]/);
  const place = placeOf(id);
  if (word === "beats")
    return partNames[field.split(".").at(-1) ?? ""]?.({ place }) ?? m.studio_step_change_of({ place });
  if (word === "rewrite") return id === "all" ? m.studio_step_rewrite_all() : m.studio_step_rewrite({ place });
  if (word === "transcript") return m.studio_step_transcript({ place });
  if (word === "hold") return m.studio_step_hold({ place });
  const caption = word === "caption" ? captionNames[id ?? ""] : undefined;
  if (caption) return m.studio_step_of({ step: caption, place: placeOf(field.split(" ")[2]) });
  if (names[field] !== undefined) return names[field];
  if (word === "canvas") return m.studio_step_canvas();
  if (word === "style") return m.studio_step_style();
  if (word === "layer") return m.studio_step_layer();
  if (word === "times") return m.studio_step_times();
  if (word === "split") return m.studio_step_split();
  if (word === "sound") return tracks[id ?? ""] ?? m.studio_step_sound_video();
  const clip = id === undefined ? undefined : clipNames[word.split("-")[0] ?? ""];
  if (clip) return clip({ place });
  if (word === "move") return m.studio_step_move({ place });
  return word === "fix" ? m.studio_step_fix() : m.studio_step_change();
}

const captionNames: Record<string, string> = {
  word: m.studio_step_caption_word(),
  text: m.studio_step_caption_text(),
  emphasis: m.studio_step_caption_emphasis(),
  start: m.studio_step_caption_time(),
  end: m.studio_step_caption_time(),
  page: m.studio_step_caption_page(),
  reset: m.studio_step_caption_word(),
  said: m.studio_step_caption_said(),
  cut: m.studio_step_caption_cut(),
  moved: m.studio_step_caption_moved(),
};

const tracks: Record<string, string> = {
  voice: m.studio_step_sound_voice(),
  music: m.studio_step_sound_music(),
  effects: m.studio_step_sound_effects(),
  clips: m.studio_step_sound_clips(),
};

type NameOfPlace = (values: { place: string }) => string;

/** Changes of clips, by the beginning of their field. */
const clipNames: Record<string, NameOfPlace> = {
  transition: m.studio_step_transition,
  cut: m.studio_step_clip_cut,
  clip: m.studio_step_clip,
  into: m.studio_step_clip_into,
  clips: m.studio_step_clips,
  trim: m.studio_step_clip_trim,
  drop: m.studio_step_clip_drop,
  replace: m.studio_step_clip_replace,
  speed: m.studio_step_clip_speed,
  framing: m.studio_step_clip_framing,
  holds: m.studio_step_clip_holds,
  silences: m.studio_step_silences,
  fillers: m.studio_step_fillers,
};

const partNames: Record<string, NameOfPlace> = {
  line: m.studio_step_line,
  title: m.studio_step_title,
  body: m.studio_step_body,
  imagePrompt: m.studio_step_image_prompt,
  take: m.studio_step_take,
  shows: m.studio_step_shows,
  holdMs: m.studio_step_hold,
  locked: m.studio_step_locked,
};

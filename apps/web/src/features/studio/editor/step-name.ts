import type { Script } from "@vignette/domain/studio";

const names: Record<string, string> = {
  add: "a new beat",
  duplicate: "a copy of a beat",
  remove: "removing a beat",
  version: "going back to a version",
  theirs: "taking the other window's words",
  restored: "what was typed without a network",
  "move slide": "moving a slide",
  "without fixes": "taking fixes out",
  caption: "the caption",
  hashtags: "the hashtags",
  template: "another look",
  drawing: "another drawing",
  captions: "other captions",
  "caption look": "the look of the captions",
  "caption file": "captions from a file",
  music: "other music",
  "music level": "the loudness of the music",
  voice: "another voice",
  "own voice": "your own voice",
  pace: "the pace of the voice",
  mood: "the tone of the voice",
  cover: "another cover",
  "let clips speak": "letting clips speak",
  "hide text": "hiding a text",
  "show texts": "showing hidden texts",
  "canvas reset": "taking changes of a text back",
  "style all": "the look of all texts",
};

/**
 * The name of a change in "Before …" and "Undo: …", such as `rewrite of beat 2`. `field` is the field of the history.
 */
export function stepName(field: string, { beats }: Pick<Script, "beats">): string {
  const place = (id: string | undefined) => {
    const index = beats.findIndex((beat) => beat.id === id);
    return index === -1 ? "a beat" : `beat ${index + 1}`;
  };
  const [word = "", id] = field.split(/[ .]/);
  if (word === "beats") return partNames[field.split(".").at(-1) ?? ""]?.(place(id)) ?? `a change of ${place(id)}`;
  if (word === "rewrite") return id === "all" ? "rewriting everything" : `rewrite of ${place(id)}`;
  if (word === "transcript") return `captions of ${place(id)}`;
  if (word === "hold") return `holding ${place(id)}`;
  if (word === "caption" && captionNames[id ?? ""]) return `${captionNames[id ?? ""]} of ${place(field.split(" ")[2])}`;
  if (names[field] !== undefined) return names[field];
  if (word === "canvas") return "a change on the canvas";
  if (word === "style") return "the look of a text";
  if (word === "layer") return "a layer";
  if (word === "times") return "when a layer is shown";
  if (word === "split") return "splitting a beat";
  if (word === "sound") return `the sound of ${tracks[id ?? ""] ?? "the video"}`;
  const clip = id === undefined ? undefined : clipNames[word.split("-")[0] ?? ""];
  if (clip) return `${clip} ${place(id)}`;
  if (word === "move") return `moving ${place(id)}`;
  return word === "fix" ? "a fix" : "a change";
}

const captionNames: Record<string, string> = {
  word: "a caption",
  text: "the wording of a caption",
  emphasis: "the emphasis of a caption",
  start: "the time of a caption",
  end: "the time of a caption",
  page: "a caption page",
  reset: "a caption",
  said: "the spoken words",
  cut: "cutting words out",
  moved: "moving a sentence",
};

const tracks: Record<string, string> = {
  voice: "the voice",
  music: "the music",
  effects: "effects",
  clips: "your clips",
};

/** Changes of clips, by the beginning of their field. */
const clipNames: Record<string, string> = {
  transition: "the transition into",
  cut: "splitting a clip of",
  clip: "a clip of",
  into: "moving a clip into",
  clips: "new clips in",
  trim: "trimming a clip of",
  drop: "removing a clip of",
  replace: "replacing a clip of",
  speed: "the speed of a clip of",
  holds: "holding the last picture of",
  silences: "cutting pauses in",
  fillers: "cutting filler words in",
};

const partNames: Record<string, (place: string) => string> = {
  line: (place) => `the spoken words of ${place}`,
  title: (place) => `the title of ${place}`,
  body: (place) => `the text of ${place}`,
  imagePrompt: (place) => `the picture of ${place}`,
  take: (place) => `another picture for ${place}`,
  shows: (place) => `what ${place} shows`,
  holdMs: (place) => `holding ${place}`,
  locked: (place) => `the lock of ${place}`,
};

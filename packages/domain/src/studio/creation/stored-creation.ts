import * as z from "zod/mini";
import { captionStyles } from "../catalogue/caption-styles.ts";
import { newBeat } from "../script/script.ts";
import { Creation } from "./creation.ts";
import { newStyle } from "./new-creation.ts";

/** A creation as it is stored. Those of the first version, with slides or overlays and one `look`, are read as well. */
export const StoredCreation = z.pipe(
  z.transform((value: unknown) => {
    const first = FirstVersion.safeParse(value);
    return first.success ? upgraded(first.data) : value;
  }),
  Creation,
);

const OldWords = z.looseObject({
  title: z._default(z.string(), ""),
  body: z._default(z.string(), ""),
  emphasis: z._default(z.string(), ""),
  role: z._default(z.string(), "point"),
  line: z._default(z.string(), ""),
  overlay: z._default(z.string(), ""),
  imagePrompt: z.string(),
});
const FirstVersion = z.looseObject({
  kind: z.enum(["carousel-image", "video-story"]),
  look: z.string(),
  script: z.nullable(
    z.looseObject({
      slides: z.optional(z.array(OldWords)),
      beats: z.optional(z.array(OldWords)),
      caption: z.string(),
      hashtags: z.array(z.string()),
    }),
  ),
  media: z.array(z.looseObject({ kind: z.string(), index: z.optional(z.number()) })),
});

function upgraded({ look, script, media, ...rest }: z.infer<typeof FirstVersion>) {
  const words = script?.slides ?? script?.beats ?? [];
  const beats = words.map((it, index) =>
    newBeat(`beat-${index}`, {
      role: it.role as "point",
      line: it.line,
      title: marked(it.title || it.overlay, it.emphasis),
      body: it.body,
      imagePrompt: it.imagePrompt,
    }),
  );
  const said = beats.map(({ line }) => line).join(" ");
  return {
    ...rest,
    run: "",
    restarts: 0,
    revision: 0,
    keptAt: rest.createdAt,
    style: { ...newStyle(rest.kind, { template: look }), ...captionsOf(look) },
    script: script && { beats, caption: script.caption, hashtags: script.hashtags },
    media: media.map(({ index = 0, ...it }) =>
      it.kind === "image"
        ? { ...it, beatId: `beat-${index}`, prompt: words[index]?.imagePrompt ?? "", take: 0 }
        : { ...it, said, voice: "" },
    ),
  };
}

function captionsOf(look: string) {
  const captions = captionStyles.find((it) => it === look);
  return captions ? { captions } : {};
}

const marked = (title: string, phrase: string) =>
  phrase === "" || title.includes("*") ? title : title.replace(phrase, () => `*${phrase}*`);

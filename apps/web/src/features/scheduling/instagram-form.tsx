import { Switch, TextInput } from "@vignette/ui";
import type { InstagramChoices } from "./target-draft.ts";

type InstagramFormProps = {
  media: "video" | "photos";
  slides: number;
  options: InstagramChoices;
  onChange: (options: InstagramChoices) => void;
};

/** What Instagram lets us say about a reel or a carousel. */
export function InstagramForm({ media, slides, options, onChange }: InstagramFormProps) {
  if (media === "video") {
    return (
      <Switch
        label="Also in feed"
        hint="Shows the reel in the profile's grid and in the feed, not only under Reels."
        checked={options.shareToFeed}
        onChange={(shareToFeed) => onChange({ ...options, shareToFeed })}
      />
    );
  }
  return (
    <details>
      <summary className="cursor-pointer text-base font-semibold">
        Alt text, for people who don't see the pictures
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        {Array.from({ length: slides }, (_, index) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            label={`Slide ${index + 1}`}
            value={options.altTexts[index] ?? ""}
            maxLength={1000}
            onChange={(text) => onChange({ ...options, altTexts: withText(options.altTexts, index, slides, text) })}
          />
        ))}
      </div>
    </details>
  );
}

function withText(texts: readonly string[], at: number, count: number, text: string): string[] {
  return Array.from({ length: count }, (_, index) => (index === at ? text : (texts[index] ?? "")));
}

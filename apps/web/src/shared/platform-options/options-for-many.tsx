import type { TargetOptions } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { InstagramForm } from "./instagram-form.tsx";
import { mayComment } from "./may-comment.ts";
import { PhotoTitles } from "./photo-titles.tsx";
import { AutoMusic } from "./tiktok-fields.tsx";
import { TikTokForm } from "./tiktok-form.tsx";

type OptionsForManyProps = {
  account: SocialAccount;
  projectId: string;
  /** What the posts consist of. With both kinds the form is that of videos, and what only photos have. */
  media: readonly ("video" | "photos")[];
  options: TargetOptions;
  onChange: (options: TargetOptions) => void;
  /** The posts carry the AI-made label whatever is chosen. */
  isAiLabelFixed?: boolean;
  /** How many of the photo posts have no hook that could be their title. */
  untitledPhotos?: number;
};

/** The options of an account, chosen once for many posts: those that do not depend on the files. */
export function OptionsForMany(props: OptionsForManyProps) {
  const { account, projectId, media, options, onChange, isAiLabelFixed = false, untitledPhotos = 0 } = props;
  const main = media.includes("video") ? "video" : "photos";
  const common = { media: main, isAiLabelFixed, onChange } as const;
  if (options.platform === "instagram")
    return (
      <InstagramForm
        {...common}
        files={[]}
        storyFiles={[]}
        projectId={projectId}
        mayComment={mayComment(account)}
        options={options}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <TikTokForm
        {...common}
        account={account}
        options={options}
        titles={
          <PhotoTitles
            photos={media.filter((it) => it === "photos").length}
            untitled={untitledPhotos}
            value={options.photoTitle}
            onChange={(photoTitle) => onChange({ ...options, photoTitle })}
          />
        }
      />
      {main === "video" && media.includes("photos") && (
        <AutoMusic
          checked={options.autoAddMusic}
          onChange={(autoAddMusic) => onChange({ ...options, autoAddMusic })}
          isPhotosOnly
        />
      )}
    </div>
  );
}

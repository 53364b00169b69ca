import type { TikTokOptions } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Callout, Skeleton } from "@vignette/ui";
import type { ReactNode } from "react";
import { TikTokFields } from "./tiktok-fields.tsx";
import type { TikTokCreator } from "./use-creators.ts";
import { useCreators } from "./use-creators.ts";

type TikTokFormProps = {
  account: SocialAccount;
  media: "video" | "photos";
  options: TikTokOptions;
  onChange: (options: TikTokOptions) => void;
  isAiLabelFixed: boolean;
  titles: ReactNode;
};

/** TikTok's form without the fields about files: for many posts at once. */
export function TikTokForm({ account, ...form }: TikTokFormProps) {
  const creator = useCreators([account]).get(account.id) ?? { state: "asking" };
  return <ForCreator creator={creator} {...form} files={[]} onAiLine={null} />;
}

type ForCreatorProps = Omit<Parameters<typeof TikTokFields>[0], "creator"> & { creator: TikTokCreator };

/** The form once TikTok has reported the account's options; until then, and after an error, a message instead. */
export function ForCreator({ creator, ...form }: ForCreatorProps) {
  switch (creator.state) {
    case "asking":
      return <Skeleton className="h-64 w-full" />;
    case "refused":
      return (
        <Callout tone="failed" alert title={m.post_tiktok_not_now()}>
          {creator.message}
        </Callout>
      );
    case "told":
      return <TikTokFields creator={creator.info} {...form} />;
  }
}

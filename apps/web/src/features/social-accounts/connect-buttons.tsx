import { type Platform, platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { Plus } from "@vignette/ui/icons";
import { useOnline } from "../../shared/offline/offline-bar.tsx";
import { useConnect } from "./use-connect.ts";

const platforms: readonly Platform[] = ["tiktok", "instagram"];

/** One button for each platform. `returnTo` is the path to come back to. */
export function ConnectButtons({ returnTo }: { returnTo: string }) {
  const { opening, open } = useConnect(returnTo);
  const online = useOnline();
  return (
    <div className="flex flex-wrap gap-2">
      {platforms.map((platform) => (
        <Button
          key={platform}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          pending={opening === platform}
          pendingLabel={m.accounts_opening({ platform: platformNames[platform] })}
          disabled={!online || (opening !== null && opening !== platform)}
          title={online ? undefined : m.accounts_offline()}
          onClick={() => open(platform)}
        >
          {m.accounts_connect({ platform: platformNames[platform] })}
        </Button>
      ))}
    </div>
  );
}

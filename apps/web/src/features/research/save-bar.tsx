import type { Product } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useOnline } from "../../shared/offline/offline-bar.tsx";

export type SaveBarProps = {
  product: Product | null;
  isChanged: boolean;
  saving: boolean;
  failure: string | null;
  /** Number of fields with an error. */
  wrong: number;
  /** Another action is primary: the page has not been read yet, or proposed changes wait. */
  isSecond: boolean;
  /** Saving leads on to the first pieces. */
  leadsToPieces: boolean;
  onDiscard: () => void;
};

/** Saves the brief, or leads on to the hooks. */
export function SaveBar({
  product,
  isChanged,
  saving,
  failure,
  wrong,
  isSecond,
  leadsToPieces,
  onDiscard,
}: SaveBarProps) {
  const online = useOnline();
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 flex flex-col gap-3 border-t border-line bg-canvas py-3 lg:col-span-2">
      {failure && (
        <Callout tone="failed" alert title={failure}>
          {m.brief_nothing_lost()}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isChanged || !product ? (
          <Button
            type="submit"
            variant={isSecond ? "secondary" : "primary"}
            pending={saving}
            pendingLabel={m.brief_saving()}
            disabled={!online}
          >
            {product ? m.brief_save_changes() : leadsToPieces ? m.brief_save_and_make() : m.brief_save_product()}
          </Button>
        ) : (
          <Link to={paths.hookLibrary} className={buttonStyle({ variant: isSecond ? "secondary" : "primary" })}>
            {m.brief_pick_a_hook()}
          </Link>
        )}
        {isChanged && product && (
          <Button variant="quiet" onClick={onDiscard}>
            {m.brief_discard_changes()}
          </Button>
        )}
        <span className="text-dense text-ink-3">{online ? statusOf(isChanged, product !== null, wrong) : OFFLINE}</span>
      </div>
    </div>
  );
}

const OFFLINE = m.brief_offline_typing();

function statusOf(isChanged: boolean, isSaved: boolean, wrong: number): string {
  if (wrong > 0) return m.brief_fields_need_attention({ wrong });
  if (isChanged) return m.brief_not_saved_yet();
  return isSaved ? m.brief_saved() : m.brief_three_fields_enough();
}

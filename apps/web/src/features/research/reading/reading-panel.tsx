import { m } from "@vignette/messages";
import { Button, Callout, classNames, Progress, TextInput } from "@vignette/ui";
import { BookOpenText } from "@vignette/ui/icons";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { pageUrl } from "../fields/brief-draft.ts";
import { ReadingFailure, type ReadingFailureProps } from "./reading-failure.tsx";
import { FACTS, type Reading } from "./use-reading.ts";

export type ReadingPanelProps = Omit<ReadingFailureProps, "reading"> & {
  url: string;
  error: string | undefined;
  /** The page was read before, so the brief has content. */
  isAgain: boolean;
  /** The brief is empty, so reading is the primary action. */
  isFirst: boolean;
  reading: Reading;
  onUrl: (url: string) => void;
  onRewrite: () => void;
  onCancel: () => void;
};

/** The address of the product's page, which is saved with the brief and read on request. */
export function ReadingPanel(props: ReadingPanelProps) {
  const { url, error, isAgain, isFirst, reading, onUrl, onRead, onRewrite, onCancel, onByHand } = props;
  const online = useOnline();
  const isUnderWay = reading.state === "under-way";
  const canRead = pageUrl(url) !== null && online && !isUnderWay;
  return (
    <section
      aria-label={m.brief_product_page()}
      className={classNames(
        "flex flex-col gap-3 rounded-panel border border-line bg-surface p-4",
        !isAgain && "lg:col-span-2",
      )}
    >
      <TextInput
        label={m.brief_page()}
        name="url"
        hint={online ? m.brief_paste_page() : OFFLINE}
        value={url}
        error={error}
        onChange={onUrl}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (canRead) onRead();
        }}
        inputMode="url"
        autoCapitalize="none"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<BookOpenText size={16} strokeWidth={1.75} aria-hidden />}
          variant={isFirst ? "primary" : "secondary"}
          onClick={onRead}
          disabled={!canRead}
        >
          {isAgain ? m.brief_read_again() : m.brief_read_page()}
        </Button>
        {isAgain ? (
          <Button variant="quiet" onClick={onRewrite} disabled={!canRead}>
            {m.brief_rewrite_brief()}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onByHand}>
            {m.brief_write_it_myself()}
          </Button>
        )}
      </div>
      {isUnderWay && (
        <Progress
          label={m.brief_reading_page({ done: reading.done, total: FACTS })}
          value={reading.done / FACTS}
          action={
            <Button variant="quiet" onClick={onCancel}>
              {m.app_cancel()}
            </Button>
          }
        />
      )}
      {reading.state === "unverified" && (
        <Callout title={m.brief_verify_to_write_rest()}>{m.brief_continues_in_background()}</Callout>
      )}
      {reading.state === "failed" && <ReadingFailure {...props} reading={reading} />}
    </section>
  );
}

const OFFLINE = m.brief_offline_reading();

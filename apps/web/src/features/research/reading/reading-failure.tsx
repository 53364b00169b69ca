import { m } from "@vignette/messages";
import { Button, Callout, Sentence, TextArea } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import type { Reading } from "./use-reading.ts";

export type ReadingFailureProps = {
  reading: Extract<Reading, { state: "failed" }>;
  onRead: () => void;
  /** Reads the text of a page that we cannot read. */
  onPasted: (text: string) => void;
  onWriteAgain: () => void;
  onByHand: () => void;
};

/** Why a page was not read, and the other ways to a brief: its pasted text, or the user's own words. */
export function ReadingFailure({ reading, onRead, onPasted, onWriteAgain, onByHand }: ReadingFailureProps) {
  const [isPasting, setPasting] = useState(false);
  const isPage = reading.what === "page";
  if (isPage && isPasting) return <PastedText onRead={onPasted} onCancel={() => setPasting(false)} />;
  return (
    <Callout
      tone={isPage ? "failed" : "doubt"}
      alert
      title={reading.message}
      action={
        <>
          {isPage && <Button onClick={() => setPasting(true)}>{m.brief_paste_the_text()}</Button>}
          <Button onClick={isPage ? onRead : onWriteAgain}>{m.app_try_again()}</Button>
          <Button variant="quiet" onClick={onByHand}>
            {m.brief_write_it_myself()}
          </Button>
        </>
      }
    >
      {isPage ? (
        <Sentence
          text={m.brief_address_kept()}
          parts={{
            link: (words) => (
              <Link to={paths.assets} className="link">
                {words}
              </Link>
            ),
          }}
        />
      ) : (
        m.brief_filled_in_found()
      )}
    </Callout>
  );
}

/** Longest text that is pasted, in UTF-16 units: more than is read of a page. */
const PASTED_MAX = 60_000;

function PastedText({ onRead, onCancel }: { onRead: (text: string) => void; onCancel: () => void }) {
  const [text, setText] = useState("");
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        autoFocus
        label={m.brief_text_of_the_page()}
        hint={m.brief_text_of_page_hint()}
        value={text}
        rows={8}
        maxLength={PASTED_MAX}
        onChange={setText}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={text.trim() === ""} onClick={() => onRead(text)}>
          {m.brief_read_text()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.app_cancel()}
        </Button>
      </div>
    </div>
  );
}

import { Button, Callout, TextArea } from "@vignette/ui";
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
          {isPage && <Button onClick={() => setPasting(true)}>Paste the text</Button>}
          <Button onClick={isPage ? onRead : onWriteAgain}>Try again</Button>
          <Button variant="quiet" onClick={onByHand}>
            Write it myself
          </Button>
        </>
      }
    >
      {isPage ? (
        <>
          The address is kept. Copy the text of the page and paste it here, and{" "}
          <Link to={paths.assets} className="link">
            upload photos
          </Link>{" "}
          of your product.
        </>
      ) : (
        "We filled in what we found on the page. Complete the rest yourself."
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
        label="Text of the page"
        hint="Open the page, select all, copy and paste it here, starting with its name."
        value={text}
        rows={8}
        maxLength={PASTED_MAX}
        onChange={setText}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={text.trim() === ""} onClick={() => onRead(text)}>
          Read text
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

import { copiedCredit, type PhotoCredit } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, notify, Sentence } from "@vignette/ui";
import { Copy } from "@vignette/ui/icons";
import { useState } from "react";

/** Who took a stock photo, its page and its license; the credit can be copied. */
export function StockCredit({ credit, takenAt }: { credit: PhotoCredit; takenAt: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(copiedCredit(credit));
      setCopied(true);
    } catch {
      notify({ kind: "error", title: m.assets_credit_not_copied({ credit: copiedCredit(credit) }) });
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        <Sentence
          text={m.assets_photo_credit({ date: takenAt })}
          parts={{
            photographer: <To href={credit.photographerUrl ?? credit.photoUrl}>{credit.photographer}</To>,
            provider: <To href={credit.photoUrl}>{credit.provider}</To>,
            license: <To href={credit.licenseUrl}>{credit.license}</To>,
          }}
        />
      </p>
      <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
        {copied ? m.assets_copied() : m.assets_copy_credit()}
      </Button>
      <span role="status" className="sr-only">
        {copied ? m.assets_copied() : ""}
      </span>
    </div>
  );
}

const To = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="link">
    {children}
  </a>
);

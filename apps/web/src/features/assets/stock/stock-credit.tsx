import { copiedCredit, type PhotoCredit } from "@vignette/domain/assets";
import { Button, notify } from "@vignette/ui";
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
      notify({ kind: "error", title: `This browser did not copy it. The credit is: ${copiedCredit(credit)}` });
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        Photo by <To href={credit.photographerUrl ?? credit.photoUrl}>{credit.photographer}</To> on{" "}
        <To href={credit.photoUrl}>{credit.provider}</To>, added on {takenAt}.{" "}
        <To href={credit.licenseUrl}>{credit.license}</To>
      </p>
      <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
        {copied ? "Copied" : "Copy credit"}
      </Button>
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </div>
  );
}

const To = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="link">
    {children}
  </a>
);

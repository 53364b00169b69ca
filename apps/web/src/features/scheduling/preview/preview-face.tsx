import { useState } from "react";

type PreviewFaceProps = {
  /** Null where the account has no picture. The addresses that platforms give expire. */
  url: string | null;
  /** In px. */
  size: number;
  /** Drawn around it, as CSS. */
  border?: string;
};

/** The picture of an account in a preview; a plain disk where there is none, or none any more. */
export function PreviewFace({ url, size, border }: PreviewFaceProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, ...(border !== undefined && { border }) };
  if (url === null || url === broken) return <i aria-hidden className="preview-face" style={style} />;
  return <img src={url} alt="" className="preview-face" style={style} onError={() => setBroken(url)} />;
}

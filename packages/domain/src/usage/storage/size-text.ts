const UNITS = ["bytes", "KB", "MB", "GB", "TB"];

/** A number of bytes for people: `12 MB`, `1.5 GB`, in steps of 1024. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  const shown = step === 0 || amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return `${shown} ${UNITS[step]}`;
}

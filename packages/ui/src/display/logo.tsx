/** A portrait plate; the V is the lower half of an oval opening, so the four dark corners are the vignette. */
export function Logo({ size = 28, wordmark = true }: { size?: number; wordmark?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <svg viewBox="0 0 32 32" width={size} height={size} role="img" aria-label="Vignette">
        <rect x="4.5" width="23" height="32" rx="5.5" className="fill-primary" />
        <path className="fill-on-primary" d={OPENING} />
      </svg>
      {wordmark && (
        <span aria-hidden className="font-display text-display-s font-bold" style={{ letterSpacing: "-0.03em" }}>
          Vignette
        </span>
      )}
    </span>
  );
}

const OPENING =
  "M8 5.4C8 4.6 8.6 4 9.4 4H12.3C13 4 13.6 4.5 13.7 5.2C14.1 8.8 14.9 12.6 16 16.2C17.1 12.6 17.9 8.8 18.3 5.2" +
  "C18.4 4.5 19 4 19.7 4H22.6C23.4 4 24 4.6 24 5.4C24 14 21.6 22.4 17.7 27.3C16.8 28.4 15.2 28.4 14.3 27.3" +
  "C10.4 22.4 8 14 8 5.4Z";

import { useEffect, useRef } from "react";

/** Reads an address that was typed on the landing page by itself, when the form opens. null reads nothing. */
export function useReadAtOnce(read: (() => void) | null): void {
  const latest = useRef(read);
  useEffect(() => latest.current?.(), []);
}

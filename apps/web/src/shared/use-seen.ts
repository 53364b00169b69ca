import { useEffect, useRef, useState } from "react";

/** Whether an element has come near the viewport. Once true, it stays true. */
export function useSeen<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.some((it) => it.isIntersecting)), {
      rootMargin: "200px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [seen]);
  return { ref, seen };
}

/** What lies over the page while a dialog is open. */
export const backdrop =
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-180 data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-140";

/** The plate of a dialog: a sheet from below at phone width, centered above it. */
export const sheet =
  "fixed z-40 flex max-h-[min(92dvh,56rem)] w-full flex-col gap-4 bg-raised ground-raised p-6 text-ink shadow-popover outline-none " +
  "inset-x-0 bottom-0 rounded-t-panel pb-[max(1.5rem,env(safe-area-inset-bottom))] " +
  "md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-panel md:border md:border-line " +
  "transition-[opacity,translate] duration-180 ease-out data-ending-style:duration-140 " +
  "data-starting-style:opacity-0 data-ending-style:opacity-0 max-md:data-starting-style:translate-y-6 max-md:data-ending-style:translate-y-6";

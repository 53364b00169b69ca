/** The plate of everything that floats: menus, lists, popovers. */
export const popup =
  "rounded-control border border-line bg-raised p-1 text-ink shadow-popover outline-none origin-(--transform-origin) " +
  "transition-[opacity,scale] duration-180 ease-out data-ending-style:duration-140 " +
  "data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0";

/** One row of a floating list. */
export const choice =
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-chip px-2.5 py-1.5 text-base no-underline " +
  "outline-none select-none data-highlighted:bg-mark-soft pointer-coarse:min-h-11 max-md:min-h-11 " +
  "data-disabled:cursor-not-allowed data-disabled:text-ink-3";

import { well } from "./field.tsx";

/** The button of a select, closed or open. */
export const selectButton = `${well} flex cursor-pointer items-center gap-1 pr-2 text-left`;

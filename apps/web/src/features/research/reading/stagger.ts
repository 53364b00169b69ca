/**
 * Resolves after a few ms times `index`. Calls in the same tick are batched into one request, whose results arrive
 * together.
 */
export const stagger = (index: number) => new Promise((resolve) => setTimeout(resolve, 4 * index));

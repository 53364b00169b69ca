/** `1 post`, `12 posts`. */
export const countOf = (count: number): string => (count === 1 ? "1 post" : `${count} posts`);

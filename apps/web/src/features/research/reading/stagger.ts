/** Calls of one moment share a request and would arrive together; these are to arrive one by one. */
export const stagger = (index: number) => new Promise((resolve) => setTimeout(resolve, 4 * index));

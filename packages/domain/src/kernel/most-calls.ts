/** Most procedure calls in one request. Our own choice: the page with the most sends eleven. */
export const MOST_CALLS = 20;

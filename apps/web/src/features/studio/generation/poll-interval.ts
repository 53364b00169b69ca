/** How often an unfinished generation is asked for when the live connection is down, in ms. */
export const POLL_INTERVAL = 2000;

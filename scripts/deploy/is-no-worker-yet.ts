/** Whether wrangler's error says that the Worker does not exist; the numbers are codes of Cloudflare's API. */
export const isNoWorkerYet = (said: string): boolean =>
  /\[code: (10007|10090)\]|Worker does not exist|Worker "[^"]*"[^.]* not found/i.test(said);

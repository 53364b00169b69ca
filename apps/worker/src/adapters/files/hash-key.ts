/**
 * The hash of a large file is known only after its last byte, too late for its metadata: it is stored in a file of its
 * own.
 */
export const hashKey = (key: string): string => `${key}${ENDING}`;

/** The key of the file that a hash belongs to; any other key unchanged. */
export const hashedKey = (key: string): string => (key.endsWith(ENDING) ? key.slice(0, -ENDING.length) : key);

const ENDING = ".sha256";

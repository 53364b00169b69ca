/**
 * The hash of a large file is known only after its last byte, too late for its metadata: it is stored in a file of its
 * own.
 */
export const hashKey = (key: string): string => `${key}.sha256`;

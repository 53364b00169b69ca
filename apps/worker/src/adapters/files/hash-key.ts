/** A large file's hash is known only after its last byte, when its metadata is fixed: it lies beside the file. */
export const hashKey = (key: string): string => `${key}.sha256`;

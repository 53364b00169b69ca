/** `8.0 MB`, in binary megabytes as the platforms count them. */
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

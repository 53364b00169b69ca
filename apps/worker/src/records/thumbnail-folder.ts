/** Where the thumbnails of an asset or an upload lie. */
export const thumbnailFolder = (uid: string, id: string): string => `thumbnails/${uid}/${id}/`;

/** The folder with the thumbnails of an asset or an upload. */
export const thumbnailFolder = (uid: string, id: string): string => `thumbnails/${uid}/${id}/`;

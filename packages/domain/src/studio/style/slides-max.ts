/** Instagram takes ten slides in a carousel. Source: docs/platforms/instagram.md#containers. */
export const SLIDES_MAX = 10;

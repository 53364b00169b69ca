/**
 * Stands for the product's origin in built files that need whole addresses (feed, sitemap, robots.txt): the build does
 * not know the origin, and the Worker puts it in. Source: RFC 6761 §6.4, which reserves `.invalid`.
 */
export const UNKNOWN_ORIGIN = "https://origin.invalid";

/** The version of the app, without the leading "v" that pages show. Source: docs/spec.md §9, App version. */
export const APP_VERSION = "1.9.06";

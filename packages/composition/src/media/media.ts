/** Files by the ids that a scene uses for them, as they were uploaded or generated. */
export type Media = ReadonlyMap<string, Blob>;

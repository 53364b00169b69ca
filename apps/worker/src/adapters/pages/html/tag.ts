/** An element where it begins. Its name is in lower case, and its attributes are decoded. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** The value of an attribute; "" where it is missing. */
export const attribute = ({ attributes }: Tag, name: string): string => attributes[name] ?? "";

/** Gives white boxes behind words an edge on a ground that is nearly as light. */
export const LIFTED = { dx: 0, dy: 5, blur: 22, color: "#15180e", opacity: 0.34 } as const;

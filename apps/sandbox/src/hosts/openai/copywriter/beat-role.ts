export type BeatRole = "hook" | "pain" | "turn" | "proof" | "ask";

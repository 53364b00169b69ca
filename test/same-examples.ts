import fc from "fast-check";

// Properties are checked with the same examples in every run, so that a run fails only for what was changed since the
// last one. `FC_SEED=7 npx vitest run …` tries others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });

import { parseArgs } from "node:util";
import { settingsFrom } from "./local/settings.ts";
import { localKeys } from "./rotate/local-keys.ts";
import { productionKeys } from "./rotate/production-keys.ts";
import { resealAll } from "./rotate/reseal-all.ts";
import { rotate } from "./rotate/rotate.ts";

// Changes the sealing key: see ADR 50 and the runbook. Without options it rotates the local instance.
const { values } = parseArgs({
  options: {
    production: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    finish: { type: "boolean", default: false },
    now: { type: "boolean", default: false },
  },
});
const settings = settingsFrom(process.env);
const place = values.production ? productionKeys(settings, process.env) : localKeys(settings);
const step = values["dry-run"] ? "dry-run" : values.finish ? "finish" : "rotate";
const ok = await rotate({ place, reseal: resealAll, say: console.log, now: Date.now() }, step, { now: values.now });
process.exit(ok ? 0 : 1);

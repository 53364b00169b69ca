import * as z from "zod/mini";

/** Document `config/config_features`. Absent or no boolean counts as off: a slip by hand takes nothing down. Source: spec §3. */
export const Flags = z.object({
  maintenance: z.catch(z._default(z.boolean(), false), false),
  automation_frontend: z.catch(z._default(z.boolean(), false), false),
});
export type Flags = z.infer<typeof Flags>;

/** Every flag off: what holds without the document. */
export const noFlags: Flags = { maintenance: false, automation_frontend: false };

import * as z from "zod/mini";

/** Document `config/config_features`. An absent flag is off. Source: spec §3, Global config. */
export const Flags = z.object({
  maintenance: z._default(z.boolean(), false),
  automation_frontend: z._default(z.boolean(), false),
});
export type Flags = z.infer<typeof Flags>;

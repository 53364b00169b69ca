import * as z from "zod/mini";
import { line } from "../../kernel/index.ts";

/** What the closing card shows; "" and false leave a part out. */
export const Closing = z.object({ logo: z.boolean(), name: line(40), line: line(90), address: line(60) });
export type Closing = z.infer<typeof Closing>;

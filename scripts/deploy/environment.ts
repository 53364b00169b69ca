import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "../local/settings.ts";

/** What the checks read of an environment of wrangler.toml. */
export type Environment = {
  name?: string | undefined;
  vars: Readonly<Record<string, unknown>>;
  r2_buckets: readonly { binding: string; bucket_name?: string }[];
  durable_objects: { bindings: readonly { name: string; class_name: string }[] };
  workflows: readonly { binding: string; name: string }[];
  ratelimits: readonly { name: string; namespace_id: string }[];
  analytics_engine_datasets: readonly { binding: string; dataset?: string }[];
  containers?: readonly { image?: string }[] | undefined;
  triggers: { crons?: readonly string[] | undefined };
  browser?: { binding?: string } | undefined;
  assets?: { binding?: string } | undefined;
  observability?: { logs?: { invocation_logs?: boolean } } | undefined;
};

/** Reads an environment of wrangler.toml; without a name, the local configuration. */
export const readEnvironment = (env?: string): Environment =>
  readConfig({ config: join(root, "wrangler.toml"), ...(env !== undefined && { env }) });

/** The bindings of an environment by kind and name, and its crons: what another environment must have as well. */
export function bindingsOf(environment: Environment): string[] {
  const { r2_buckets, durable_objects, workflows, ratelimits, analytics_engine_datasets } = environment;
  return [
    ...r2_buckets.map((it) => `r2_buckets ${it.binding}`),
    ...workflows.map((it) => `workflows ${it.binding}`),
    ...ratelimits.map((it) => `ratelimits ${it.name}`),
    ...analytics_engine_datasets.map((it) => `analytics_engine_datasets ${it.binding}`),
    ...durable_objects.bindings.map(({ name, class_name }) => `durable_objects ${name} (${class_name})`),
    ...(environment.triggers.crons ?? []).map((cron) => `cron ${cron}`),
    ...(environment.browser?.binding ? [`browser ${environment.browser.binding}`] : []),
    `assets ${environment.assets?.binding}`,
  ];
}

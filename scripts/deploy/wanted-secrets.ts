type Vars = Readonly<Record<string, unknown>>;

/** The secret of each AI provider that an environment may choose. Source: docs/decisions/0035-ai-providers-are-configuration.md. */
const providerSecrets: Record<string, string> = {
  openai: "OPENAI_API_KEY",
  "workers-ai": "WORKERS_AI_TOKEN",
  elevenlabs: "ELEVENLABS_API_KEY",
  fal: "FAL_KEY",
};

/**
 * The secrets that an environment needs: those of `.dev.vars.example`, without plain variables, optional ones, and keys
 * of AI providers that it does not choose. `example` is the text of that file.
 */
export function wantedSecrets(example: string, vars: Vars): string[] {
  const chosen = Object.entries(vars).flatMap(([name, value]) => (/_PROVIDER$/.test(name) ? [String(value)] : []));
  const needless = Object.entries(providerSecrets).flatMap(([provider, name]) =>
    chosen.includes(provider) ? [] : [name],
  );
  let isOptional = false;
  return example.split("\n").flatMap((line) => {
    if (line.trim() === "") isOptional = false;
    if (/^# *Optional\b/.test(line)) isOptional = true;
    const name = /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    if (name === undefined || isOptional || name in vars) return [];
    return needless.includes(name) || name === "CLOUDFLARE_ACCOUNT_ID" ? [] : [name];
  });
}

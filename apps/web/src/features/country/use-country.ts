import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { countryRefusals, isRestricted, PUBLIC_CONFIG_CACHE, strictConfig } from "@vignette/domain/country";
import type { DetectedCountry } from "@vignette/domain/identity";
import { useRefusal } from "../../shared/use-refusal.ts";
import { trpc } from "../../trpc.ts";
import { findCountry, forgetCountry, locate, storedCountry } from "./find-country.ts";

export type Country = {
  /** `finding` only while nothing is known that would allow access. */
  status: "open" | "finding" | "restricted";
  detected: DetectedCountry | null;
  locate: { start: () => void; isPending: boolean; error: Error | null };
};

/** Whether the user may use the product in their country. A config that cannot be read counts as strict (spec §8). */
export function useCountry(uid: string): Country {
  const queryClient = useQueryClient();
  const queryKey = ["country-of", uid];
  // Changes are pushed; a page that missed one refetches once its copy is stale.
  const config = trpc.country.config.useQuery(undefined, {
    staleTime: PUBLIC_CONFIG_CACHE,
    refetchInterval: PUBLIC_CONFIG_CACHE,
  });
  const country = useQuery({
    queryKey,
    queryFn: () => findCountry(uid),
    initialData: () => storedCountry(uid) ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  });
  const locating = useMutation({
    mutationFn: () => locate(uid),
    onSuccess: (detected) => queryClient.setQueryData(queryKey, detected),
  });

  // The Worker has another country than this page, or newer rules: reload both.
  useRefusal(countryRefusals, () => {
    forgetCountry();
    void queryClient.invalidateQueries({ queryKey });
    void config.refetch();
  });

  const rules = config.data ?? (config.isError ? strictConfig() : null);
  return {
    status: statusOf(rules, country.data ?? null),
    detected: country.data ?? null,
    locate: { start: () => locating.mutate(), isPending: locating.isPending, error: locating.error },
  };
}

function statusOf(rules: ReturnType<typeof strictConfig> | null, detected: DetectedCountry | null): Country["status"] {
  if (rules && !rules.countryRestrictionOn) return "open";
  // Does not wait for the rules in a country that even the strictest config allows.
  if (detected && !isRestricted(rules ?? strictConfig(), detected)) return "open";
  return rules && detected ? "restricted" : "finding";
}

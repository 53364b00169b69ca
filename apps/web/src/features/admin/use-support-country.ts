import { countryName } from "@vignette/domain/country";
import { notify } from "@vignette/ui";
import { errorMessage, trpc } from "../../trpc.ts";

/** Puts a country on the list or takes it off, with a way back. */
export function useSupportCountry() {
  const utils = trpc.useUtils();
  const change = trpc.admin.supportCountry.useMutation({
    onSuccess: (countries) => utils.admin.countries.setData(undefined, countries),
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
  });
  const support = (countryCode: string, supported: boolean) =>
    change.mutate(
      { countryCode, supported },
      {
        onSuccess: () =>
          notify({
            title: `${countryName(countryCode)} is ${supported ? "supported" : "no longer supported"}`,
            action: { label: "Undo", onPress: () => change.mutate({ countryCode, supported: !supported }) },
          }),
      },
    );
  return { support, pending: change.isPending };
}

import { countryName, knownCountries } from "@vignette/domain/country";
import { Button, notify, Panel, TextInput } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, trpc } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { RemoveCountry } from "./remove-country.tsx";

/**
 * Where the product is offered: the list, and every other country to search for. Source: spec §6, Country restriction.
 */
export function CountryList() {
  const [supported] = trpc.admin.countries.useSuspenseQuery();
  const [search, setSearch] = useState("");
  const [leaving, setLeaving] = useState<string | null>(null);
  const { support, pending } = useSupportCountry();
  const others = search.trim() === "" ? [] : found(knownCountries, search).filter((code) => !supported.includes(code));
  const listed = found(supported, search);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <search className="min-w-60 flex-1 md:max-w-100">
          <TextInput
            type="search"
            label="Country or code"
            hint={`${knownCountries.length - supported.length} other countries can be added.`}
            value={search}
            onChange={setSearch}
            maxLength={60}
            autoComplete="off"
          />
        </search>
        <CsvExportButton
          name="supported-countries"
          pageAt={async () => ({ rows: found(supported, ""), next: null })}
          cellsOf={(code) => ({ code, name: countryName(code) })}
        />
      </div>
      {others.length > 0 && (
        <Panel title="Not supported">
          <Countries codes={others} verb="Add" pending={pending} onPress={(code) => support(code, true)} />
        </Panel>
      )}
      {listed.length > 0 && (
        <Panel title={search.trim() === "" ? `${supported.length} supported countries` : "Supported"}>
          <Countries codes={listed} verb="Remove" pending={pending} onPress={setLeaving} />
        </Panel>
      )}
      {others.length + listed.length === 0 && <p className="text-base text-ink-2">No country is called that.</p>}
      <RemoveCountry code={leaving} onClose={() => setLeaving(null)} onRemove={(code) => support(code, false)} />
    </div>
  );
}

type CountriesProps = { codes: readonly string[]; verb: string; pending: boolean; onPress: (code: string) => void };

function Countries({ codes, verb, pending, onPress }: CountriesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 text-base">
      {codes.map((code) => (
        <li key={code} className="flex items-center gap-3 border-b border-line py-1">
          <span className="tabular w-7 text-ink-3">{code}</span>
          <span className="min-w-0 flex-1">{countryName(code)}</span>
          <Button
            variant="quiet"
            disabled={pending}
            aria-label={`${verb} ${countryName(code)}`}
            onClick={() => onPress(code)}
          >
            {verb}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Countries with a word of the name or a code that begins with the search text, sorted by name. */
function found(codes: readonly string[], search: string): string[] {
  const typed = search.trim().toLowerCase();
  const fits = (code: string) =>
    code.toLowerCase() === typed || ` ${countryName(code).toLowerCase()}`.includes(` ${typed}`);
  return codes.filter(fits).sort((one, other) => countryName(one).localeCompare(countryName(other), "en"));
}

/** Adds or removes a country, with an undo. */
function useSupportCountry() {
  const utils = trpc.useUtils();
  const change = trpc.admin.supportCountry.useMutation({
    onSuccess: (countries) => utils.admin.countries.setData(undefined, countries),
    onError: (error) => notify(errorNotice(error)),
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

import { countryName } from "@vignette/domain/country";
import { Panel } from "@vignette/ui";
import { trpc } from "../../trpc.ts";

/** Where the product is offered. Changed in the document `config/config_public`. */
export function CountryList() {
  const [countries] = trpc.admin.countries.useSuspenseQuery();
  return (
    <Panel title={`${countries.length} supported countries`}>
      <ul className="grid gap-x-6 gap-y-1 text-base sm:grid-cols-2 lg:grid-cols-4">
        {countries.map((code) => (
          <li key={code} className="flex gap-3">
            <span className="tabular w-7 text-ink-3">{code}</span>
            {countryName(code)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

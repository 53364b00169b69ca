/** Every time zone of the browser as the options of a select. `own` is offered even if the browser does not list it (UTC, an alias). */
export function zoneOptions(own: string): { value: string; label: string }[] {
  const zones = Intl.supportedValuesOf("timeZone");
  return (zones.includes(own) ? zones : [own, ...zones]).map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
}

/** Where the product is offered, unless the public config says otherwise. Source: spec §9, Supported countries (37). */
export const supportedCountries: readonly string[] =
  "US CA DE FR IT ES NL BE AT CH SE NO DK FI AU NZ JP SG IE LU PT CZ PL HU SK SI EE LV LT MT CY IS LI MC SM VA AD".split(
    " ",
  );

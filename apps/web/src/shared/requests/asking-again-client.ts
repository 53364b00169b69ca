import { QueryClient, type RefetchOptions, type RefetchQueryFilters } from "@tanstack/react-query";

/**
 * Asks again for what is invalidated even while its first answer is on the way. By default TanStack Query keeps waiting
 * for that one, which may be from before the change: a list that was just opened would stay without what was just added.
 */
export class AskingAgainClient extends QueryClient {
  override refetchQueries(filters?: RefetchQueryFilters, options?: RefetchOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
      if (query.state.data === undefined) void query.cancel({ silent: true });
    }
    return super.refetchQueries(filters, options);
  }
}

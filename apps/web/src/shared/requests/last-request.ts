let id: string | null = null;

/** The id of the last call that the Worker answered, for support; null before the first. */
export const lastRequestId = (): string | null => id;

/** `fetch` that stores the request id of each answer. */
export async function rememberingFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...call);
  id = response.headers.get("x-request-id") ?? id;
  return response;
}

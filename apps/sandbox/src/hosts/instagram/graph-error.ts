import type { Context } from "hono";

type Details = {
  code: number;
  subcode?: number;
  message: string;
  /** The message for the user. */
  title?: string;
  isTransient?: boolean;
  status?: 400 | 403 | 404 | 500;
};

/** A refusal as the Graph API words it. Codes: docs/platforms/instagram.md#errors. */
export class GraphError extends Error {
  readonly details: Details;

  constructor(details: Details) {
    super(details.message);
    this.details = details;
  }
}

export const badParameter = (message: string, subcode?: number) =>
  new GraphError({
    code: 100,
    message: `Invalid parameter: ${message}`,
    ...(subcode === undefined ? {} : { subcode }),
  });

/** Also for objects of other accounts: both get the same answer. */
export const unknownObject = (id: string) =>
  new GraphError({
    code: 100,
    subcode: 33,
    message: `Unsupported request. Object with ID '${id}' does not exist or cannot be loaded due to missing permissions.`,
  });

export const permissionMissing = (scope: string) =>
  new GraphError({ code: 10, message: `Application does not have permission for this action: ${scope}`, status: 403 });

export const tokenInvalid = () =>
  new GraphError({ code: 190, subcode: 467, message: "Invalid OAuth access token - Cannot parse access token" });

export const tokenExpired = () =>
  new GraphError({ code: 190, subcode: 463, message: "Error validating access token: Session has expired" });

export const containerMissing = () =>
  new GraphError({ code: 24, subcode: 2207008, message: "The media builder with this creation id does not exist." });

export const notReady = () =>
  new GraphError({
    code: 9007,
    subcode: 2207027,
    message: "Media ID is not available",
    title: "The media is not ready",
  });

export const quotaReached = () =>
  new GraphError({
    code: 9,
    subcode: 2207042,
    message: "Application request limit reached",
    title: "You reached maximum number of posts that is allowed to be published by Content Publishing API.",
  });

/** Turns what a handler threw into the Graph API's envelope. */
export function graphFailure(error: Error, c: Context): Response {
  if (!(error instanceof GraphError)) console.error(error);
  const details: Details =
    error instanceof GraphError
      ? error.details
      : { code: -1, subcode: 2207001, message: `The sandbox failed: ${error.message}`, status: 500 };
  const body = {
    message: details.message,
    type: "OAuthException",
    code: details.code,
    ...(details.subcode === undefined ? {} : { error_subcode: details.subcode }),
    is_transient: details.isTransient ?? false,
    error_user_title: details.title ?? details.message,
    error_user_msg: details.message,
    fbtrace_id: `A${Math.random().toString(36).slice(2, 24)}`,
  };
  return c.json({ error: body }, details.status ?? 400);
}

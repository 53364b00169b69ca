/**
 * In the upload this stands for `@ai-sdk/gateway`, the default provider of models that are named by a string: every
 * model here is an object of a configured adapter. Saves 22 KB (gzip). Source: docs/performance.md#upload.
 */
export class GatewayError extends Error {
  /** The AI SDK asks this of every error that a model throws. No error is the gateway's. */
  static isInstance(_error: unknown): boolean {
    return false;
  }
}
export class GatewayAuthenticationError extends GatewayError {}

/** Throws: no model may come from the gateway. */
export function createGateway(): never {
  throw new Error("Models are configured; there is no gateway (ADR 35).");
}
export const gateway = (): never => createGateway();

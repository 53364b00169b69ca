/** A request's method, headers and body, in the words that Node and Workers share. */
export type Init = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams;
};

/** A running product and the local internet around it, however they are reached: over HTTP, or inside workerd. */
export type Product = {
  /** Asks the Worker, as a browser does; redirects are not followed. */
  send: (path: string, init?: Init) => Promise<Response>;
  /** Asks for a socket with these subprotocols. Gives the status of the answer. */
  upgrade: (protocols: string) => Promise<number>;
  /** Asks a simulated host, such as `https://www.tiktok.com/…`. */
  outside: (url: string, init?: Init) => Promise<Response>;
  /** Asks the sandbox itself. */
  control: <T>(path: string, body?: unknown) => Promise<T>;
  /** The bucket itself, past the API: all keys, and a file of some bytes under a key. */
  files: { keys: () => Promise<string[]>; put: (key: string) => Promise<void> };
  /** What the Hono app answers. */
  routes: readonly { method: string; path: string }[];
};

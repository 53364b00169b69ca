import type { Handler } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** The configuration of the web app. Nothing in it is secret. */
export const config =
  (version: string): Handler<HttpEnv> =>
  ({ env, json }) =>
    json({
      version,
      sandboxOrigin: env.SANDBOX_ORIGIN ?? null,
      firebase: {
        apiKey: env.FIREBASE_API_KEY,
        authDomain: `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
        projectId: env.FIREBASE_PROJECT_ID,
      },
      googleClientId: env.GOOGLE_CLIENT_ID,
    });

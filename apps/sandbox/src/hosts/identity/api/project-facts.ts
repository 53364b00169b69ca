import { PASSWORD_LENGTH } from "../accounts/password.ts";
import { PROJECT_NUMBER } from "./refresh-token.ts";

/** The calls that only describe the project, by path. */
export const projectFacts: Readonly<Record<string, object>> = {
  "/v1/projects": {
    projectId: PROJECT_NUMBER,
    authorizedDomains: ["localhost", "127.0.0.1", "vignette-local.firebaseapp.com"],
  },
  "/v2/recaptchaConfig": {
    recaptchaEnforcementState: [{ provider: "EMAIL_PASSWORD_PROVIDER", enforcementState: "OFF" }],
  },
  "/v2/passwordPolicy": {
    customStrengthOptions: { minPasswordLength: PASSWORD_LENGTH.min, maxPasswordLength: PASSWORD_LENGTH.max },
    allowedNonAlphanumericCharacters: [..."^$*.[]{}()?\"!@#%&/\\,><':;|_~"],
    enforcementState: "OFF",
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  },
  "/v1/recaptchaParams": {
    kind: "identitytoolkit#GetRecaptchaParamResponse",
    recaptchaStoken: "local-recaptcha-token",
    recaptchaSiteKey: "local-recaptcha-site-key",
    producerProjectNumber: PROJECT_NUMBER,
  },
};

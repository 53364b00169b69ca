import { m } from "@vignette/messages";
import { paths } from "../paths.ts";
import { hasStoredSession } from "../shared/session/has-stored-session.ts";
import { followFlags } from "./follow-flags.ts";
import { playExamples } from "./play-examples.ts";
import { showPlans } from "./pricing.ts";

/** Links signed-in users to the dashboard instead of the login page. */
function welcomeBack(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sign-in]")) {
    link.href = paths.dashboard;
    link.textContent = m.site_open_dashboard();
  }
}

const signedIn = hasStoredSession(localStorage);
if (signedIn) welcomeBack();

const pricing = document.getElementById("subscription-plans");
if (pricing) void showPlans(pricing, signedIn);

const examples = document.querySelector<HTMLElement>(".examples");
if (examples) addEventListener("load", () => playExamples(examples));

// After the page has loaded, so that it delays nothing visible.
addEventListener("load", followFlags);

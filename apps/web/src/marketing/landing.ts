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

/** Calls back once, when an element is less than a screen away. */
function whenNear(element: HTMLElement, then: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((it) => it.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: "100%" },
  );
  watch.observe(element);
}

const signedIn = hasStoredSession(localStorage);
if (signedIn) welcomeBack();

// Prices make the browser read its tables of numbers, which takes a phone 0.2 s in which nothing else happens.
const pricing = document.getElementById("subscription-plans");
if (pricing) whenNear(pricing, () => void showPlans(pricing, signedIn));

const examples = document.querySelector<HTMLElement>(".examples");
if (examples) addEventListener("load", () => playExamples(examples));

// After the page has loaded, so that it delays nothing visible.
addEventListener("load", followFlags);

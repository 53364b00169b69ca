import { isPublicPath } from "@vignette/domain/flags";
import { localeInPath, m } from "@vignette/messages";
import { element } from "./element.ts";
import { followMaintenance } from "./flag-channel.ts";

/**
 * Follows the maintenance flag on pages without React: a public page stays and shows a notice; any other, such as
 * "Page not found", becomes the maintenance page, and back. Source: spec §2 and §4, Maintenance.
 */
export function followFlags(): void {
  const show = isPublicPath(localeInPath(location.pathname).path) ? noticeAbove() : maintenanceInstead();
  followMaintenance(show);
}

function noticeAbove(): (on: boolean) => void {
  const notice = element("p", "notice", m.site_maintenance_notice());
  notice.setAttribute("role", "status");
  return (on) => (on ? document.body.prepend(notice) : notice.remove());
}

function maintenanceInstead(): (on: boolean) => void {
  const { title } = document;
  const page = [...document.body.childNodes];
  const again = element("button", "button primary", m.site_maintenance_again());
  again.type = "button";
  again.addEventListener("click", () => location.reload());
  const words = element(
    "main",
    "wide written nothing",
    element("h1", null, m.site_maintenance_title()),
    element("p", "lead", m.site_maintenance_text()),
    element("p", "ways", again),
  );
  return (on) => {
    document.title = on ? m.site_maintenance_title() : title;
    document.body.replaceChildren(...(on ? [words] : page));
  };
}

import type { ContactType } from "@vignette/domain/support";
import { m } from "@vignette/messages";

/** What a contact dialog says, by what the request is about. Source: spec §2, §5 and §8. */
export const contactWords: Record<ContactType, Record<"title" | "lead" | "message" | "sent" | "failed", string>> = {
  upgrade: {
    title: m.settings_contact_upgrade_title(),
    lead: m.settings_contact_upgrade_lead(),
    message: m.settings_contact_upgrade_default(),
    sent: m.settings_contact_upgrade_sent(),
    failed: m.settings_contact_upgrade_failed(),
  },
  enterprise: {
    title: m.settings_contact_enterprise_title(),
    lead: m.settings_contact_enterprise_lead(),
    message: m.settings_contact_enterprise_default(),
    sent: m.settings_contact_enterprise_sent(),
    failed: m.settings_contact_enterprise_failed(),
  },
  country: {
    title: m.settings_contact_country_title(),
    lead: m.settings_contact_country_lead(),
    message: m.settings_contact_country_default(),
    sent: m.settings_contact_country_sent(),
    failed: m.settings_contact_country_failed(),
  },
};

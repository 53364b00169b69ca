import type { Instant } from "@vignette/domain/kernel";
import type { Alarm } from "@vignette/domain/operations";
import type { MailPort } from "../../adapters/mail/mail-port.ts";

type Deps = {
  mail: MailPort;
  /** Where alarms go (`ALARM_EMAIL`); without it none is sent. */
  to: string | undefined;
  /** Our own origin. */
  origin: string;
  now: Instant;
};

/**
 * Sends an alarm by mail. Every alarm, including one whose mail is refused, is also in the log and in the error
 * reports.
 */
export async function mailAlarm({ mail, to, origin, now }: Deps, { name, sentence }: Alarm): Promise<void> {
  if (!to) return;
  const text = [
    sentence,
    `What to do: docs/runbook.md#${name}`,
    `The state of the service: ${origin}/dashboard/admin`,
    `This alarm is raised again every six hours while it goes on, and mailed at most once an hour. Mails go to ALARM_EMAIL of wrangler.toml.`,
  ];
  await mail({ to, subject: `Alarm: ${name}`, text: text.join("\n\n"), key: `alarm/${name}/${now}` });
}

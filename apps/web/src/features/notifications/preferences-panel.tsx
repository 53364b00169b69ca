import { type Channel, NotificationKind, type PreferenceInput } from "@vignette/domain/notifications";
import { m } from "@vignette/messages";
import { Callout, Checkbox, notify, Panel, Skeleton } from "@vignette/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ownZone } from "../../shared/times/times.ts";
import { errorMessage, errorNotice, referenceOf, trpc } from "../../trpc.ts";
import { kindWords } from "./kind-words.ts";
import { PushSwitch } from "./push-switch.tsx";

const channels = [
  { channel: "app", name: m.settings_app() },
  { channel: "mail", name: m.settings_email_channel() },
  { channel: "push", name: m.settings_push() },
] as const satisfies { channel: Channel; name: string }[];

/**
 * Settings › Notifications: push messages on this device, and which kind is delivered where. The rows stand before the
 * answer is there: what is below them would move away under a press.
 */
export function PreferencesPanel() {
  const preferences = trpc.notifications.preferences.useQuery();
  const choose = useChoose();
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isReady = !preferences.isPending;
  useEffect(() => {
    if (hash === "#notifications" && isReady) place.current?.scrollIntoView();
  }, [hash, isReady]);
  return (
    <Panel title={m.app_notifications()}>
      <div ref={place} className="flex scroll-mt-20 flex-col gap-4">
        <PushSwitch />
        {preferences.isError && (
          <Callout tone="failed" title={errorMessage(preferences.error)} reference={referenceOf(preferences.error)} />
        )}
        {!preferences.isError && (
          <table aria-busy={preferences.isPending} className="w-full text-base">
            <thead>
              <tr className="text-left text-dense text-ink-2">
                <th scope="col" className="py-2 font-semibold">
                  {m.settings_notify_me_when()}
                </th>
                {channels.map(({ channel, name }) => (
                  <th key={channel} scope="col" className="w-14 py-2 text-center font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {NotificationKind.options.map((kind) => (
                <tr key={kind} className="border-t border-line">
                  <th scope="row" className="py-2.5 pr-3 text-left font-medium">
                    {kindWords[kind].name}
                    <span className="block text-dense font-normal text-ink-3">{kindWords[kind].hint}</span>
                  </th>
                  {channels.map(({ channel, name }) => (
                    <td key={channel} className="align-middle [&>label]:justify-center">
                      {preferences.data ? (
                        <Checkbox
                          label={`${kindWords[kind].name}: ${name}`}
                          labelHidden
                          checked={preferences.data[kind][channel]}
                          onChange={(on) => choose({ kind, channel, on, zone: ownZone() })}
                        />
                      ) : (
                        <Skeleton className="mx-auto size-4.5" />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Panel>
  );
}

/** Saves a choice, which is shown at once and taken back if it cannot be saved. */
function useChoose(): (choice: PreferenceInput) => void {
  const utils = trpc.useUtils();
  const query = utils.notifications.preferences;
  const { mutate } = trpc.notifications.savePreference.useMutation({
    onMutate: async ({ kind, channel, on }) => {
      await query.cancel();
      const before = query.getData();
      if (before) query.setData(undefined, { ...before, [kind]: { ...before[kind], [channel]: on } });
      return before;
    },
    onError: (error, _choice, before) => {
      if (before) query.setData(undefined, before);
      notify(errorNotice(error));
    },
    onSettled: () => query.invalidate(),
  });
  return mutate;
}

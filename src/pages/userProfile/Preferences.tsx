import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { channelTexts, PreferenceSwitches } from './parts/PreferenceSwitches';
import type { NotificationPreference, PreferenceChange } from '#domain/customer/notification.ts';
import { useGetNotificationPreferences } from '#gen/notification/get-notification-preferences.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { preferenceChangeOptions, usePreferencesWith } from '#queries/notification.ts';

/** Channels per type of notification. Each switch is saved separately and at once; a failed one is reset, with an error. */
export function Preferences() {
  const reading = useGetNotificationPreferences();
  return (
    <ListStates
      reading={reading}
      failed={<FormattedMessage id="userProfile.preferences.failed" />}
      skeleton={<Skeleton shape="tile" height={180} />}
      isEmpty={reading.data?.length === 0}
      empty={
        <p>
          <FormattedMessage id="userProfile.preferences.empty" />
        </p>
      }
    >
      {reading.data && <Switches stored={reading.data} />}
    </ListStates>
  );
}

/** A change that failed to save, and the error. */
interface RefusedChange extends PreferenceChange {
  readonly error: unknown;
}

function Switches({ stored }: { stored: readonly NotificationPreference[] }) {
  const queryClient = useQueryClient();
  const shown = usePreferencesWith(stored);
  const { mutateAsync } = useMutation(preferenceChangeOptions(queryClient));
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const change = (wanted: PreferenceChange) => {
    const others = (all: readonly RefusedChange[]) =>
      all.filter(({ typeId, channel }) => typeId !== wanted.typeId || channel !== wanted.channel);
    setRefused(others);
    // Each of several concurrent changes reports its own result; `mutate` callbacks would run only for the last one.
    mutateAsync(wanted).catch((error: unknown) => setRefused((all) => [...others(all), { ...wanted, error }]));
  };
  return (
    <>
      <PreferenceSwitches preferences={shown} onChange={change} />
      {refused.map(({ error, ...one }) => (
        <InlineError key={`${one.typeId} ${one.channel}`} error={error} onRetry={() => change(one)}>
          <FormattedMessage
            id="userProfile.preferences.refused"
            values={{
              type: stored.find(({ type }) => type.id === one.typeId)?.type.name ?? '',
              channel: <FormattedMessage id={channelTexts[one.channel]} />,
            }}
          />
        </InlineError>
      ))}
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { channelTexts, PreferenceSwitches } from './parts/PreferenceSwitches';
import type { NotificationPreference, PreferenceChange } from '../../domain/notification';
import { useGetNotificationPreferences } from '../../gen/notification/get-notification-preferences';
import { InlineError } from '../../kit/feedback/InlineError';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { ListStates } from '../../kit/list/ListStates';
import { preferenceChangeOptions, usePreferencesWith } from '../../queries/notification';

/** Which notifications come by which channel. Each switch is stored by itself, at once; one that can't be goes back, and it is said which. */
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

/** A change that could not be stored, and why. */
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
    // Of several that are under way each answers for itself; `mutate` would tell only of the last one.
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

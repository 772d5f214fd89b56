import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  notificationChannels,
  type NotificationChannel,
  type NotificationPreference,
  type PreferenceChange,
} from '../../../domain/notification';
import type { MessageKey } from '../../../i18n/messageKey';
import { SwitchField } from '../../../kit/field/SwitchField';
import styles from './PreferenceSwitches.module.css';

/** The names of the channels. */
export const channelTexts: Readonly<Record<NotificationChannel, MessageKey>> = {
  WEBSHOP: 'userProfile.channel.webshop',
  EMAIL: 'userProfile.channel.email',
  PUSH_NOTIFICATION: 'userProfile.channel.push',
};

interface PreferenceSwitchesProps {
  /** The types with the channels that are on, as they are to be shown. */
  preferences: readonly NotificationPreference[];
  /** A switch was pressed. */
  onChange(change: PreferenceChange): void;
}

/** For each type of notification the channels by which it comes, as switches that work at once (P§3 "Notification preferences"). */
export function PreferenceSwitches({ preferences, onChange }: PreferenceSwitchesProps) {
  const id = useId();
  return (
    <div className={styles.types}>
      {preferences.map(({ type, channels }) => (
        <fieldset key={type.id} aria-labelledby={`${id}-${type.id}`} className={styles.type}>
          <span id={`${id}-${type.id}`} className={styles.name}>
            {type.name}
          </span>
          {notificationChannels.map((channel) => (
            <SwitchField
              key={channel}
              label={<FormattedMessage id={channelTexts[channel]} />}
              value={channels.includes(channel)}
              onChange={(isOn) => onChange({ typeId: type.id, channel, isOn })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

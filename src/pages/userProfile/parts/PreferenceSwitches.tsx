import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  notificationChannels,
  type NotificationChannel,
  type NotificationPreference,
  type PreferenceChange,
} from '#domain/customer/notification.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { SwitchField } from '#kit/field/SwitchField.tsx';
import styles from './PreferenceSwitches.module.css';

/** Names of the channels. */
export const channelTexts: Readonly<Record<NotificationChannel, MessageKey>> = {
  WEBSHOP: 'userProfile.channel.webshop',
  EMAIL: 'userProfile.channel.email',
  PUSH_NOTIFICATION: 'userProfile.channel.push',
};

interface PreferenceSwitchesProps {
  /** Types with their active channels, as displayed. */
  preferences: readonly NotificationPreference[];
  /** Called when a switch was pressed. */
  onChange(change: PreferenceChange): void;
}

/** Channels per type of notification, as switches that apply at once (P§3 "Notification preferences"). */
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

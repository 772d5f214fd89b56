import { FormattedMessage, useIntl } from 'react-intl';
import type { Consent, ConsentService } from '#domain/customer/consent.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { SwitchField } from '#kit/field/SwitchField.tsx';
import styles from './ConsentDetails.module.css';

/** Name and purpose of each service. */
const words: Readonly<Record<ConsentService, { readonly name: MessageKey; readonly text: MessageKey }>> = {
  webTracking: { name: 'consent.webTracking', text: 'consent.webTracking.text' },
  searchAnalytics: { name: 'consent.searchAnalytics', text: 'consent.searchAnalytics.text' },
  marketingAutomation: { name: 'consent.marketingAutomation', text: 'consent.marketingAutomation.text' },
  chat: { name: 'consent.chat', text: 'consent.chat.text' },
  businessIntelligence: { name: 'consent.businessIntelligence', text: 'consent.businessIntelligence.text' },
  leadTracking: { name: 'consent.leadTracking', text: 'consent.leadTracking.text' },
  webAnalytics: { name: 'consent.webAnalytics', text: 'consent.webAnalytics.text' },
};

interface ConsentDetailsProps {
  /** Services to choose from, in order. */
  services: readonly ConsentService[];
  consent: Consent;
  /** Names of the cookies that store the decisions. */
  cookieNameOf(service: ConsentService): string;
  onChange(service: ConsentService, agreed: boolean): void;
}

/** Each service with its switch, purpose and cookie; above them the essential ones, which can't be switched off. */
export function ConsentDetails({ services, consent, cookieNameOf, onChange }: ConsentDetailsProps) {
  const intl = useIntl();
  const switched = (service: ConsentService) => (
    <SwitchField
      label={intl.formatMessage({ id: words[service].name })}
      hint={
        <>
          <FormattedMessage id={words[service].text} />{' '}
          <span className={styles.cookie}>
            <FormattedMessage id="consent.cookie" values={{ name: cookieNameOf(service) }} />
          </span>
        </>
      }
      value={consent[service]}
      onChange={(agreed) => onChange(service, agreed)}
    />
  );
  return (
    <ul className={styles.services}>
      <li>
        <span className={styles.essential}>
          <FormattedMessage id="consent.essential" />
          <span className={styles.always}>
            <FormattedMessage id="consent.always" />
          </span>
        </span>
        <p className={styles.text}>
          <FormattedMessage id="consent.essential.text" />
        </p>
      </li>
      {services.map((service) => (
        <li key={service}>{switched(service)}</li>
      ))}
    </ul>
  );
}

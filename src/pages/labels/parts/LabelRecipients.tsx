import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './LabelRecipients.module.css';

interface LabelRecipientsProps {
  /** Recipients of labels by e-mail; undefined while unknown. */
  mails: readonly string[] | undefined;
  /** Loading failed. */
  hasFailed: boolean;
  /** The error, for its code. */
  error?: unknown;
  isRetrying: boolean;
  /** Address of the user profile, where they can be changed too. */
  profileHref: string;
  onRetry(): void;
  onChange(): void;
}

/** Recipients of labels by e-mail, with ways to change them. */
export function LabelRecipients({ mails, hasFailed, error, isRetrying, profileHref, onRetry, onChange }: LabelRecipientsProps) {
  if (!mails)
    return hasFailed ? (
      <InlineError error={error} onRetry={onRetry} isRetrying={isRetrying}>
        <FormattedMessage id="label.mail.readFailed" />
      </InlineError>
    ) : null;
  return (
    <section className={styles.recipients}>
      <SectionHeading level={3} look="group">
        <FormattedMessage id="label.mail.title" />
      </SectionHeading>
      {mails.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="label.mail.none" />
        </p>
      ) : (
        <ul className={styles.list}>
          {mails.map((mail) => (
            <li key={mail}>{mail}</li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button size="small" onClick={onChange}>
          <FormattedMessage id="label.mail.change" />
        </Button>
        <AppLink className={styles.link} href={profileHref}>
          <FormattedMessage id="label.mail.profile" />
        </AppLink>
      </div>
    </section>
  );
}

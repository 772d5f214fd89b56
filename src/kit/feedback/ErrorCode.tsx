import { FormattedMessage } from 'react-intl';
import { errorCodeOf } from '#platform/requestId.ts';
import styles from './ErrorCode.module.css';

/** The short code of a failure, to read out on the phone or to copy: a press selects all of it. Renders nothing without a failure. */
export function ErrorCode({ error }: { error: unknown }) {
  const code = errorCodeOf(error);
  if (code === undefined) return null;
  return (
    <small className={styles.code}>
      <FormattedMessage id="feedback.error.code" values={{ code: <span className={styles.letters}>{code}</span> }} />
    </small>
  );
}

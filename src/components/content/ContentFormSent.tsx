import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { Icon } from '../../kit/icon/Icon';
import styles from './ContentFormSent.module.css';

interface ContentFormSentProps {
  /** A message for somebody, or interests that were registered. */
  kind: 'message' | 'interests';
  /** Shows the form again, empty. */
  onAgain(): void;
}

/** What stands in place of a form that was sent: that it was, and what happens next. It takes the focus, since the button is gone. */
export function ContentFormSent({ kind, onAgain }: ContentFormSentProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Icon name="check" />
      <div className={styles.words}>
        <p ref={title} tabIndex={-1} className={styles.title}>
          <FormattedMessage id={`contentForm.sent.${kind}.title`} />
        </p>
        <p className={styles.text}>
          <FormattedMessage id={`contentForm.sent.${kind}.text`} />
        </p>
        <div>
          <Button tone="quiet" onClick={onAgain}>
            <FormattedMessage id={`contentForm.sent.${kind}.again`} />
          </Button>
        </div>
      </div>
    </div>
  );
}

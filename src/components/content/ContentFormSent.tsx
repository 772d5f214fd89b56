import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './ContentFormSent.module.css';

interface ContentFormSentProps {
  /** A message to a person, or registered interests. */
  kind: 'message' | 'interests';
  /** Called to show the form again, empty. */
  onAgain(): void;
}

/** Replaces a form after it was sent: confirmation and next steps. Takes the focus, since the button is gone. */
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

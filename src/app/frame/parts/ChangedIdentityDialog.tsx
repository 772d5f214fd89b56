import { useId, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './ChangedIdentityDialog.module.css';

interface ChangedIdentityDialogProps {
  /** Scope of the change: the customer, or the user too. */
  what: 'customer' | 'user';
  /** Name of the customer, or of the user, that the page was for. */
  before: string;
  /** Whom it is for now. */
  after: string;
  /** Continues with the new one. */
  onStay(): void;
  /** Goes back to the previous customer, or to signing in. */
  onBack(): void;
}

/**
 * Over everything, until one of its buttons is pressed: another tab has changed for whom this one writes. The browser's own dialog, because
 * it has to be there in the same moment, also over the dialogs that are open, and nothing behind it may be pressed any more.
 */
export function ChangedIdentityDialog({ what, before, after, onStay, onBack }: ChangedIdentityDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const show = () => {
    dialog.current?.showModal();
    // Not a button: a key that was meant for the page must not decide.
    dialog.current?.focus();
  };
  // Before anything is painted, so that there is no moment in which the page could be used.
  useLayoutEffect(show, []);
  const stay = (event: SyntheticEvent) => event.preventDefault();
  // Browsers close a dialog by a second Escape all the same. It would open again a task later, and a press in between reached the page.
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  const values = { before, after };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      onKeyDown={keepOpen}
      onCancel={stay}
      onClose={show}
    >
      <SectionHeading level={2} id={titleId} className={styles.title}>
        <FormattedMessage id={`identity.${what}.title`} />
      </SectionHeading>
      <p id={textId} className={styles.text}>
        <FormattedMessage id={`identity.${what}.text`} values={values} />
      </p>
      <div className={styles.actions}>
        <Button onClick={onBack}>
          <FormattedMessage id={`identity.${what}.back`} values={values} />
        </Button>
        <Button tone="primary" onClick={onStay}>
          <FormattedMessage id={`identity.${what}.stay`} values={values} />
        </Button>
      </div>
    </dialog>
  );
}

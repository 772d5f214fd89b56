import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SubmissionFailure } from '../../domain/contentForm';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { useFocusBack } from '../../kit/field/useFocusBack';
import { AppLink } from '../../kit/link/AppLink';
import styles from './ContentFormFrame.module.css';

interface ContentFormFrameProps {
  /** The form's element, in which the first error is looked for. */
  ref: RefObject<HTMLFormElement | null>;
  /** What it is called, for assistive technology. */
  label: string | undefined;
  /** Who tells persons from machines when it is sent. */
  captcha: string;
  /** Where the visitor reads about and decides on such services. */
  privacyHref: string;
  isSending: boolean;
  /** Whether the first field has the focus at first, where the form stands in the place of what was pressed. */
  takesFocus?: boolean;
  /** Why the last try failed. */
  failure: SubmissionFailure | undefined;
  /** What was thrown then, for its code. */
  error?: unknown;
  /** The fields. */
  children: ReactNode;
  onSubmit(): void;
}

/** A form in a content page: its fields, what is said of the captcha before it is asked, what went wrong, and the button. */
export function ContentFormFrame({
  ref,
  label,
  captcha,
  privacyHref,
  isSending,
  takesFocus = false,
  failure,
  error,
  children,
  onSubmit,
}: ContentFormFrameProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(ref, isSending, button);
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus, ref]);
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      className={styles.form}
      inert={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <p className={styles.privacy}>
        <FormattedMessage id="contentForm.privacy" values={{ captcha }} />{' '}
        <AppLink href={privacyHref}>
          <FormattedMessage id="contentForm.privacy.link" />
        </AppLink>
      </p>
      {failure && !isSending && <Failure failure={failure} error={error} onRetry={onSubmit} />}
      <div>
        <Button isInForm ref={button} type="submit" tone="primary" isBusy={isSending}>
          <FormattedMessage id={isSending ? 'contentForm.sending' : 'contentForm.send'} />
        </Button>
      </div>
    </form>
  );
}

/** Up to this many seconds a wait is told in seconds, above in minutes. */
const longestInSeconds = 90;

function Failure({ failure, error, onRetry }: { failure: SubmissionFailure; error: unknown; onRetry(): void }) {
  const seconds = (failure.kind === 'wait' && failure.seconds) || 0;
  switch (failure.kind) {
    // A new try would only fail again: something has to be changed first, or there is nothing to send to.
    case 'empty':
    case 'fields':
    case 'gone':
      return (
        <InlineError error={failure.kind === 'gone' ? error : undefined}>
          <FormattedMessage id={`contentForm.failure.${failure.kind}`} />
        </InlineError>
      );
    case 'wait':
      return (
        <InlineError error={error} onRetry={onRetry}>
          {seconds > longestInSeconds ? (
            <FormattedMessage id="contentForm.failure.waitMinutes" values={{ minutes: Math.ceil(seconds / 60) }} />
          ) : (
            <FormattedMessage id="contentForm.failure.wait" values={{ seconds }} />
          )}
        </InlineError>
      );
    default:
      return (
        <InlineError error={error} onRetry={onRetry}>
          <FormattedMessage id={`contentForm.failure.${failure.kind}`} />
        </InlineError>
      );
  }
}

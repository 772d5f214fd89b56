import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SubmissionFailure } from '#domain/content/contentForm.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { useFocusBack } from '#kit/field/useFocusBack.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './ContentFormFrame.module.css';

interface ContentFormFrameProps {
  /** The form element, searched for the first error. */
  ref: RefObject<HTMLFormElement | null>;
  /** Accessible name. */
  label: string | undefined;
  /** Name of the captcha service used on sending. */
  captcha: string;
  /** Address where visitors read about and decide on such services. */
  privacyHref: string;
  isSending: boolean;
  /** Focuses the first field on mount, for a form that replaces the pressed button. */
  takesFocus?: boolean;
  /** Reason why the last attempt failed. */
  failure: SubmissionFailure | undefined;
  /** The error, for its code. */
  error?: unknown;
  /** The fields. */
  children: ReactNode;
  onSubmit(): void;
}

/** Frame of a form in a content page: fields, captcha note before its first use, error, and button. */
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

/** Waits up to this many seconds are shown in seconds, longer ones in minutes. */
const maxShownSeconds = 90;

function Failure({ failure, error, onRetry }: { failure: SubmissionFailure; error: unknown; onRetry(): void }) {
  const seconds = (failure.kind === 'wait' && failure.seconds) || 0;
  switch (failure.kind) {
    // A retry would fail again: the input must change first, or the form is gone.
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
          {seconds > maxShownSeconds ? (
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import {
  isProfileChanged,
  profileChangesOf,
  profileFormOf,
  profileLimits,
  profileUpdateOf,
  readProfileForm,
  recipientsChangeOf,
  userProfileRules,
  type ProfileFault,
  type UserProfileForm,
  type UserSummary,
} from './rules/userProfileForm';
import { getGetCurrentUserQueryKey } from '#gen/user/get-current-user.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { EmailListField } from '#kit/field/EmailListField.tsx';
import { FormSection } from '#kit/field/FormSection.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { useFocusBack } from '#kit/field/useFocusBack.ts';
import { useDraftForm } from '#kit/field/useDraftForm.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { tabValue } from '#platform/stored.ts';
import { profileChangeOptions } from '#queries/user.ts';
import styles from './ProfileForm.module.css';

type RecipientList = 'orderMails' | 'labelMails';

/**
 * Name, address and recipients of the user, sent together. Unsent changes are stored in this tab, also after a
 * failure; unchanged fields follow changes made elsewhere.
 */
export function ProfileForm({ user }: { user: UserSummary }) {
  const intl = useIntl();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const stored = useMemo(() => profileFormOf(user), [user]);
  const kept = tabValue<UserProfileForm, Partial<UserProfileForm>>('userProfile', (value) => readProfileForm(value, stored));
  const [start] = useState(() => kept.read());
  const [now, setNow] = useState(start);
  const isChanged = isProfileChanged(now, stored);
  const { form, fields, submit } = useDraftForm<UserProfileForm>({
    rules: userProfileRules,
    start,
    keep: (values) => {
      setNow(values);
      kept.keep(isProfileChanged(values, stored) ? profileChangesOf(values, stored) : undefined);
    },
  });
  const { mutateAsync, isPending, error: failure, isError, reset: forgetFailure } = useMutation(profileChangeOptions(queryClient));
  useFocusBack(fields, isPending);
  const saveButton = useRef<HTMLButtonElement>(null);
  const base = useRef(stored);
  const follow = useEffectEvent((latest: UserProfileForm) => {
    if (isProfileChanged(latest, base.current)) form.reset({ ...latest, ...profileChangesOf(form.getValues(), base.current) });
    base.current = latest;
  });
  useEffect(() => follow(stored), [stored]);
  const begin = (values: UserProfileForm) => {
    form.reset(values);
    setNow(values);
    kept.forget();
  };
  const send = () =>
    submit((values) =>
      mutateAsync(
        {
          data: profileUpdateOf(values, stored),
          orderMails: recipientsChangeOf('orderMails', values, stored),
          labelMails: recipientsChangeOf('labelMails', values, stored),
        },
        {
          onSuccess: (answer) => {
            queryClient.setQueryData(getGetCurrentUserQueryKey(), answer);
            begin(profileFormOf(answer));
            toasts.show({
              severity: 'success',
              text: intl.formatMessage({ id: 'userProfile.saved' }),
              autoCloseMs: limits.warningToast,
            });
          },
        },
        // The form shows the error.
      ).catch(() => undefined),
    );
  const offeredFor = (list: RecipientList) =>
    [...new Set([...start[list].chosen, ...stored[list].chosen, stored.email])].filter(
      (mail) => mail !== '' && !now[list].added.includes(mail),
    );
  const error = (fault: string | undefined) => fault !== undefined && <FormattedMessage id={fault as ProfileFault} />;
  const recipients = (list: RecipientList) => (
    <Controller
      control={form.control}
      name={list}
      render={({ field, fieldState }) => (
        <>
          <EmailListField
            {...field}
            label={<FormattedMessage id={`userProfile.${list}.recipients`} />}
            offered={offeredFor(list)}
            isRefused={fieldState.error?.message === 'field.mail.invalid'}
          />
          {fieldState.error?.message === 'userProfile.fault.tooMany' && (
            <InlineError>
              <FormattedMessage id="userProfile.fault.tooMany" values={{ most: profileLimits.recipients }} />
            </InlineError>
          )}
        </>
      )}
    />
  );
  return (
    <form
      ref={fields}
      noValidate
      className={styles.form}
      inert={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormSection
        title={<FormattedMessage id="userProfile.data.title" />}
        hint={<FormattedMessage id="userProfile.data.hint" values={{ name: user.username }} />}
      >
        <div className={styles.columns}>
          {(['firstName', 'lastName'] as const).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  label={<FormattedMessage id={`userProfile.${name}`} />}
                  autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                  maxLength={profileLimits.nameCharacters}
                  isRequired
                  error={error(fieldState.error?.message)}
                />
              )}
            />
          ))}
        </div>
        <Controller
          control={form.control}
          name="email"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={<FormattedMessage id="userProfile.email" />}
              hint={<FormattedMessage id="userProfile.email.hint" />}
              autoComplete="email"
              isRequired
              error={error(fieldState.error?.message)}
            />
          )}
        />
      </FormSection>
      <FormSection
        title={<FormattedMessage id="userProfile.orderMails.title" />}
        hint={<FormattedMessage id="userProfile.orderMails.hint" />}
      >
        {recipients('orderMails')}
      </FormSection>
      <FormSection
        title={<FormattedMessage id="userProfile.labelMails.title" />}
        hint={<FormattedMessage id="userProfile.labelMails.hint" />}
      >
        {recipients('labelMails')}
      </FormSection>
      <div className={styles.foot}>
        {isError && (
          <div className={styles.failure}>
            <InlineError error={failure} onRetry={send} isRetrying={isPending}>
              <FormattedMessage id="userProfile.notUpdated" />
            </InlineError>
          </div>
        )}
        <Button isInForm ref={saveButton} type="submit" tone="primary" isBusy={isPending}>
          <FormattedMessage id="userProfile.save" />
        </Button>
        {isChanged && (
          <>
            <Button
              isInForm
              tone="plain"
              onClick={() => {
                // The button disappears on press; the focus stays beside it.
                saveButton.current?.focus();
                forgetFailure();
                begin(stored);
              }}
            >
              <FormattedMessage id="userProfile.discard" />
            </Button>
            <span className={styles.unsaved}>
              <FormattedMessage id="userProfile.unsaved" />
            </span>
          </>
        )}
      </div>
    </form>
  );
}

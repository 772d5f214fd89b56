import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { BlockSection } from '../../components/content/BlockSection';
import type { BlockProps } from '../../components/content/ContentBlocks';
import { ContentFormFrame } from '../../components/content/ContentFormFrame';
import { ContentFormSent } from '../../components/content/ContentFormSent';
import { RichText } from '../../components/content/RichText';
import {
  crmFormLimits,
  crmFormRules,
  crmSubmissionOf,
  emptyCrmForm,
  isCrmFormFilled,
  offeredInterests,
  readCrmForm,
  refusedCrmFields,
  type CrmFormFault,
  type CrmFormValues,
  type CrmInterest,
} from '../../domain/crmForm';
import { CheckGroup } from '../../kit/field/CheckGroup';
import { TextField } from '../../kit/field/TextField';
import { useDraftForm } from '../../kit/field/useDraftForm';
import { paths } from '../../paths';
import { crmFormSubmissionOptions, submissionFailureOf } from '../../queries/contentForm';
import { removeTabItem, setTabItem, getTabItem } from '../../platform/tabStorage';
import { captchaTitle } from '../../session/captcha';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useDraftKey } from './draftKey';
import { useFormSending } from './useFormSending';
import { useAbortOnUnmount } from './useAbortOnUnmount';

/** A form that registers what a person is interested in (P§3 "CRM form"). */
export function CrmFormBlock({ block: { uid, title, text, interests } }: BlockProps<'crmForm'>) {
  return (
    <BlockSection title={title}>
      {text && <RichText document={text} below={2} />}
      <CrmForm formKey={`crmForm:${uid}`} interests={interests} label={title?.trim()} />
    </BlockSection>
  );
}

interface CrmFormProps {
  /** What tells it from other forms. */
  formKey: string;
  interests: readonly CrmInterest[];
  label: string | undefined;
}

const texts = [
  { name: 'firstName', autoComplete: 'given-name', most: crmFormLimits.name, isRequired: true },
  { name: 'lastName', autoComplete: 'family-name', most: crmFormLimits.name, isRequired: true },
  { name: 'email', autoComplete: 'email', most: undefined, isRequired: true },
  { name: 'company', autoComplete: 'organization', most: crmFormLimits.company, isRequired: false },
] as const;

function CrmForm({ formKey, interests, label }: CrmFormProps) {
  const key = useDraftKey(formKey);
  const gone = useAbortOnUnmount();
  const captcha = useRuntimeConfig();
  const client = useQueryClient();
  const [start] = useState(() => readCrmForm(getTabItem(key)));
  const { form, fields, submit, refuse } = useDraftForm<CrmFormValues>({
    rules: crmFormRules,
    start,
    keep: (values) => {
      if (isCrmFormFilled(values)) setTabItem(key, JSON.stringify(values));
      else removeTabItem(key);
    },
  });
  const [isAgain, setAgain] = useState(false);
  const sending = useFormSending(crmFormSubmissionOptions(client, captcha, key), () => removeTabItem(key));
  const { isPending, isSuccess, error, reset } = sending;
  const failure = error ? submissionFailureOf(error) : undefined;
  const offered = offeredInterests(interests);
  const send = () =>
    submit((values) =>
      sending.send({ ...crmSubmissionOf(values, offered), gone: gone() }, (reason) => {
        const refused = submissionFailureOf(reason);
        if (refused.kind === 'fields') refuse(refusedCrmFields(refused.fields), 'contentForm.fault.refused' satisfies CrmFormFault);
      }),
    );
  const startAgain = () => {
    setAgain(true);
    form.reset(emptyCrmForm);
    reset();
  };
  if (isSuccess) return <ContentFormSent kind="interests" onAgain={startAgain} />;
  // The field itself says how long it is, and how long it may be.
  const faultText = (fault: string | undefined) =>
    fault !== undefined && fault !== 'field.tooLong' && <FormattedMessage id={fault as CrmFormFault} />;
  return (
    <ContentFormFrame
      ref={fields}
      label={label}
      captcha={captchaTitle(captcha)}
      privacyHref={paths.privacy()}
      isSending={isPending}
      takesFocus={isAgain}
      failure={failure}
      onSubmit={send}
    >
      {texts.map(({ name, autoComplete, most, isRequired }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={<FormattedMessage id={`contentForm.crm.${name}`} />}
              autoComplete={autoComplete}
              {...(most !== undefined && { maxLength: most })}
              isRequired={isRequired}
              error={faultText(fieldState.error?.message)}
            />
          )}
        />
      ))}
      {offered.length > 0 && (
        <Controller
          control={form.control}
          name="interests"
          render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
            <CheckGroup
              ref={ref}
              label={<FormattedMessage id="contentForm.crm.interests" />}
              options={offered.map((interest) => ({ value: interest.key, text: interest.label }))}
              value={value}
              error={faultText(fieldState.error?.message)}
              onBlur={onBlur}
              onChange={onChange}
            />
          )}
        />
      )}
    </ContentFormFrame>
  );
}

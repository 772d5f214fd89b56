import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BlockSection } from '#components/content/BlockSection.tsx';
import type { BlockProps } from '#components/content/ContentBlocks.tsx';
import { RichText } from '#components/content/RichText.tsx';
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
  type CrmFormSubmission,
  type CrmFormValues,
  type CrmInterest,
} from '#domain/content/crmForm.ts';
import { CheckGroup } from '#kit/field/CheckGroup.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { crmFormSubmissionOptions } from '#queries/contentForm.ts';
import { SubmittedForm } from './SubmittedForm';

/** A form to register a person's interests (P§3 "CRM form"). */
export function CrmFormBlock({ block: { uid, title, text, interests } }: BlockProps<'crmForm'>) {
  return (
    <BlockSection title={title}>
      {text && <RichText document={text} below={2} />}
      <CrmForm formKey={`crmForm:${uid}`} interests={interests} label={title?.trim()} />
    </BlockSection>
  );
}

/** A form for visitors who want to become a customer: the CRM form, whose only interest says so. */
export function NewCustomerForm() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'contentForm.newCustomer.title' });
  return (
    <BlockSection title={label}>
      <p>
        <FormattedMessage id="contentForm.newCustomer.text" />
      </p>
      <CrmForm formKey="crmForm:new-customer" interests={noInterests} label={label} ownInterest={{ key: 'new-customer', label }} />
    </BlockSection>
  );
}

const noInterests: readonly CrmInterest[] = [];

interface CrmFormProps {
  /** Key that identifies the form. */
  formKey: `crmForm:${string}`;
  interests: readonly CrmInterest[];
  label: string | undefined;
  /** Sent in any case, beside the chosen interests. */
  ownInterest?: CrmInterest;
}

const texts = [
  { name: 'firstName', autoComplete: 'given-name', most: crmFormLimits.name, isRequired: true },
  { name: 'lastName', autoComplete: 'family-name', most: crmFormLimits.name, isRequired: true },
  { name: 'email', autoComplete: 'email', most: undefined, isRequired: true },
  { name: 'company', autoComplete: 'organization', most: crmFormLimits.company, isRequired: false },
] as const;

// The field itself shows its length and limit.
const faultText = (fault: string | undefined) =>
  fault !== undefined && fault !== 'field.tooLong' && <FormattedMessage id={fault as CrmFormFault} />;

function CrmForm({ formKey, interests, label, ownInterest }: CrmFormProps) {
  const offered = offeredInterests(interests);
  return (
    <SubmittedForm<CrmFormValues, Omit<CrmFormSubmission, 'captchaToken'>>
      name={formKey}
      label={label}
      kind={ownInterest ? 'message' : 'interests'}
      rules={crmFormRules}
      empty={emptyCrmForm}
      read={readCrmForm}
      keptOf={(values) => (isCrmFormFilled(values) ? values : undefined)}
      optionsOf={crmFormSubmissionOptions}
      submissionOf={(values) => crmSubmissionOf(values, offered, ownInterest)}
      refusedOf={refusedCrmFields}
    >
      {(form) => (
        <>
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
        </>
      )}
    </SubmittedForm>
  );
}

import { useEffect, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { BlockSection } from '#components/content/BlockSection.tsx';
import type { BlockProps } from '#components/content/ContentBlocks.tsx';
import { ContentFormField } from '#components/content/ContentFormField.tsx';
import { RichText } from '#components/content/RichText.tsx';
import {
  askedForm,
  contentFormRules,
  emptyAnswers,
  isAnswered,
  keptAnswers,
  linesOf,
  readAnswers,
  refusedFields,
  type AskedField,
  type ContentFormFault,
  type ContentFormValues,
  type FormDefinition,
  type FormSubmission,
} from '#domain/content/contentForm.ts';
import { formSubmissionOptions } from '#queries/contentForm.ts';
import { fetchPatterns, matchesPattern } from './formPatterns';
import { SubmittedForm } from './SubmittedForm';

/** A form made by editors (P§3 "Content form"). */
export function FormBlock({ block: { title, text, form } }: BlockProps<'form'>) {
  return (
    <BlockSection title={title}>
      {text && <RichText document={text} below={2} />}
      <ContentForm key={form.id} form={form} title={title?.trim()} />
    </BlockSection>
  );
}

function ContentForm({ form, title }: { form: FormDefinition; title: string | undefined }) {
  const { fields, leftOut, isUsable } = useMemo(() => askedForm(form.fields), [form.fields]);
  const faulty = leftOut.join(', ');
  useEffect(() => {
    if (faulty !== '' || !isUsable) console.warn(`The form ${form.key} has fields that can't be asked: ${faulty}`);
  }, [faulty, isUsable, form.key]);
  return isUsable ? (
    <Fields formId={form.id} fields={fields} label={title} />
  ) : (
    <p>
      <FormattedMessage id="contentForm.unusable" />
    </p>
  );
}

interface FieldsProps {
  formId: string;
  fields: readonly AskedField[];
  label: string | undefined;
}

function Fields({ formId, fields: asked, label }: FieldsProps) {
  const rules = useMemo(() => contentFormRules(asked, matchesPattern), [asked]);
  return (
    <SubmittedForm<ContentFormValues, Omit<FormSubmission, 'captchaToken'>>
      name={`contentForm:${formId}`}
      label={label}
      kind="message"
      rules={rules}
      empty={emptyAnswers(asked)}
      read={(kept) => readAnswers(kept, asked)}
      keptOf={(values) => {
        if (!isAnswered(values)) return undefined;
        fetchPatterns(asked);
        return keptAnswers(asked, values);
      }}
      optionsOf={formSubmissionOptions}
      submissionOf={(values) => {
        const lines = linesOf(asked, values);
        return lines.length > 0 ? { formId, lines } : undefined;
      }}
      refusedOf={(refused, { lines }) => refusedFields(refused, asked, lines)}
    >
      {(form) =>
        asked.map((one) => (
          <Controller
            key={one.name}
            control={form.control}
            name={one.name}
            render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
              <ContentFormField
                field={one}
                ref={ref}
                value={value ?? []}
                fault={fieldState.error?.message as ContentFormFault | undefined}
                onBlur={onBlur}
                onChange={onChange}
              />
            )}
          />
        ))
      }
    </SubmittedForm>
  );
}

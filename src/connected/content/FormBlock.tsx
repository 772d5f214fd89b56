import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { BlockSection } from '../../components/content/BlockSection';
import type { BlockProps } from '../../components/content/ContentBlocks';
import { ContentFormField } from '../../components/content/ContentFormField';
import { ContentFormFrame } from '../../components/content/ContentFormFrame';
import { ContentFormSent } from '../../components/content/ContentFormSent';
import { RichText } from '../../components/content/RichText';
import {
  askedForm,
  contentFormRules,
  emptyAnswers,
  isAnswered,
  keptText,
  linesOf,
  readAnswers,
  refusedFields,
  type AskedField,
  type ContentFormFault,
  type ContentFormValues,
  type FormDefinition,
  type SubmissionFailure,
} from '../../domain/contentForm';
import { useDraftForm } from '../../kit/field/useDraftForm';
import { paths } from '../../paths';
import { formSubmissionOptions, submissionFailureOf } from '../../queries/contentForm';
import { removeTabItem, setTabItem, getTabItem } from '../../platform/tabStorage';
import { captchaTitle } from '../../session/captcha';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useDraftKey } from './draftKey';
import { fetchPatterns, matchesPattern } from './formPatterns';
import { useFormSending } from './useFormSending';
import { useAbortOnUnmount } from './useAbortOnUnmount';

/** A form that editors made (P§3 "Content form"). */
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
  const captcha = useRuntimeConfig();
  const client = useQueryClient();
  const gone = useAbortOnUnmount();
  const key = useDraftKey(`contentForm:${formId}`);
  const [start] = useState(() => readAnswers(getTabItem(key), asked));
  const rules = useMemo(() => contentFormRules(asked, matchesPattern), [asked]);
  const { form, fields, submit, refuse } = useDraftForm<ContentFormValues>({
    rules,
    start,
    keep: (values) => {
      setEmpty(false);
      if (isAnswered(values)) {
        setTabItem(key, keptText(asked, values));
        fetchPatterns(asked);
      } else removeTabItem(key);
    },
  });
  const [isAgain, setAgain] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const sending = useFormSending(formSubmissionOptions(client, captcha, key), () => removeTabItem(key));
  const { isPending, isSuccess, error, reset } = sending;
  const failure: SubmissionFailure | undefined = isEmpty ? { kind: 'empty' } : error ? submissionFailureOf(error) : undefined;
  const send = () =>
    submit((values) => {
      const lines = linesOf(asked, values);
      // Where nothing is required, a form as it came would be thanked for.
      setEmpty(lines.length === 0);
      if (lines.length === 0) return reset();
      return sending.send({ formId, lines, gone: gone() }, (reason) => {
        const refused = submissionFailureOf(reason);
        if (refused.kind === 'fields')
          refuse(refusedFields(refused.fields, asked, lines), 'contentForm.fault.refused' satisfies ContentFormFault);
      });
    });
  const startAgain = () => {
    setAgain(true);
    form.reset(emptyAnswers(asked));
    reset();
  };
  if (isSuccess) return <ContentFormSent kind="message" onAgain={startAgain} />;
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
      {asked.map((one) => (
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
      ))}
    </ContentFormFrame>
  );
}

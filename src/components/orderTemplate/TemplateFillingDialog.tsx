import { Controller, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { targetOf, templateTargetRules, type TemplateTarget, type TemplateTargetForm } from '#domain/template/templateTargetForm.ts';
import { limits } from '#domain/text/limits.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { RadioGroup } from '#kit/field/RadioGroup.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { useDraftForm } from '#kit/field/useDraftForm.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { useOpenings } from '#kit/overlay/useOpenings.ts';
import styles from './TemplateFillingDialog.module.css';
import { readProse } from '#domain/text/typedText.ts';

export interface ChoosableTemplate {
  readonly id: string;
  readonly name: string;
  /** Number of products in it. */
  readonly count: number;
}

/** State of the list of templates; `new` if only a new one is offered. */
export type ChoosableTemplates =
  | { readonly kind: 'new' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error?: unknown; readonly isRetrying: boolean; onRetry(): void }
  | { readonly kind: 'known'; readonly templates: readonly ChoosableTemplate[] };

/** Reason why some products aren't in the template. */
export type TemplateProblem =
  /** The new template could not be created. */
  | { readonly kind: 'notCreated'; readonly error?: unknown }
  /** It was created, but its id is unknown (P§8 template without an id). */
  | { readonly kind: 'noId' }
  /** Some products were not added. */
  | {
      readonly kind: 'incomplete';
      readonly added: number;
      /** Names of those that can't be added. */
      readonly refused: readonly string[];
      /** Names of those that can be retried. */
      readonly failed: readonly string[];
      readonly templateHref: string;
    };

interface TemplateFillingDialogProps {
  isOpen: boolean;
  /** Number of products to add. */
  count: number;
  list: ChoosableTemplates;
  /** Suggested name of a new template. */
  newName?: string | undefined;
  /** Number of products added so far, while pending. */
  progress: number | undefined;
  problem: TemplateProblem | undefined;
  onFill(target: TemplateTarget): void;
  /** Retries the failed products. */
  onRetry(): void;
  onCancel(): void;
}

/** Chooses the order template for products: an existing one, or a new one. */
export function TemplateFillingDialog(props: TemplateFillingDialogProps) {
  return <TemplateForm key={useOpenings(props.isOpen)} {...props} />;
}

/** Input lives as long as the dialog: a name and a choice are useless for other products. */
const keepNowhere = () => undefined;

function TemplateForm({ isOpen, count, list, newName = '', progress, problem, onFill, onRetry, onCancel }: TemplateFillingDialogProps) {
  const intl = useIntl();
  const { form, fields, submit } = useDraftForm<TemplateTargetForm>({
    rules: templateTargetRules,
    start: { kind: 'existing', templateId: '', name: newName },
    keep: keepNowhere,
  });
  const { control } = form;
  const isBusy = progress !== undefined;
  const isIncomplete = problem?.kind === 'incomplete';
  const hasTemplates = list.kind === 'known' && list.templates.length > 0;
  const chosenKind = useWatch({ control, name: 'kind' });
  const isKnown = list.kind === 'known' || list.kind === 'new';
  const kind = isKnown && !hasTemplates ? 'new' : chosenKind;
  const isDone = problem?.kind === 'incomplete' && problem.failed.length === 0;
  const send = () => {
    // A second press could arrive during the closing transition.
    if (isDone || !isOpen) return undefined;
    if (isIncomplete) return onRetry();
    form.setValue('kind', kind);
    return submit((values) => onFill(targetOf(values)));
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="templateFilling.title" values={{ count }} />}
      actions={[
        { label: <FormattedMessage id={isIncomplete ? 'templateFilling.close' : 'templateFilling.cancel'} />, onClick: onCancel },
        isDone
          ? { label: <FormattedMessage id="templateFilling.open" />, href: problem.templateHref }
          : {
              label: <FormattedMessage id={isIncomplete ? 'templateFilling.retry' : 'templateFilling.fill'} />,
              tone: 'primary',
              isBusy,
              isDisabled: !isKnown,
              onClick: send,
            },
      ]}
      onClose={onCancel}
    >
      <form
        ref={fields}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isKnown) send();
        }}
      >
        {list.kind !== 'new' && (
          <p className={styles.text}>
            <FormattedMessage id="templateFilling.text" />
          </p>
        )}
        {list.kind === 'loading' && (
          <div aria-busy="true">
            <Skeleton width="60%" height={40} />
          </div>
        )}
        {list.kind === 'failed' && (
          <InlineError error={list.error} onRetry={list.onRetry} isRetrying={list.isRetrying}>
            <FormattedMessage id="templateFilling.listFailed" />
          </InlineError>
        )}
        {hasTemplates && (
          <Controller
            control={control}
            name="kind"
            render={({ field }) => (
              <RadioGroup
                {...field}
                label={<FormattedMessage id="templateFilling.where" />}
                isDisabled={isBusy || isIncomplete}
                options={[
                  { value: 'existing', text: <FormattedMessage id="templateFilling.existing" /> },
                  { value: 'new', text: <FormattedMessage id="templateFilling.new" /> },
                ]}
              />
            )}
          />
        )}
        {hasTemplates && kind === 'existing' && (
          <Controller
            control={control}
            name="templateId"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={<FormattedMessage id="templateFilling.choose" />}
                isRequired
                isDisabled={isBusy || isIncomplete}
                error={fieldState.invalid && <FormattedMessage id="templateFilling.choose.missing" />}
                placeholder={intl.formatMessage({ id: 'templateFilling.choose.none' })}
                options={list.templates.map((template) => ({
                  value: template.id,
                  text: intl.formatMessage({ id: 'templateFilling.option' }, { name: template.name, count: template.count }),
                }))}
              />
            )}
          />
        )}
        {isKnown && kind === 'new' && (
          <Controller
            control={control}
            name="name"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={<FormattedMessage id="templateFilling.name" />}
                isRequired
                isDisabled={isBusy || isIncomplete}
                maxLength={limits.templateNameCharacters}
                // The field itself reports text that is too long.
                error={fieldState.invalid && readProse(field.value) === '' && <FormattedMessage id="templateFilling.name.missing" />}
              />
            )}
          />
        )}
        <output className={styles.progress}>
          {isBusy && (
            <span>
              <FormattedMessage id="templateFilling.progress" values={{ done: progress, count }} />
            </span>
          )}
        </output>
        {problem && <Problem problem={problem} isNewOnly={list.kind === 'new'} />}
      </form>
    </Dialog>
  );
}

function Problem({ problem, isNewOnly }: { problem: TemplateProblem; isNewOnly: boolean }) {
  if (problem.kind === 'notCreated')
    return (
      <InlineError error={problem.error}>
        <FormattedMessage id="templateFilling.notCreated" />
      </InlineError>
    );
  if (problem.kind === 'noId')
    return (
      <InlineError>
        <FormattedMessage id={isNewOnly ? 'templateFilling.noId.new' : 'templateFilling.noId'} />
      </InlineError>
    );
  const { added, refused, failed } = problem;
  return (
    <InlineError>
      <span>
        <FormattedMessage id="templateFilling.added" values={{ added }} />
      </span>{' '}
      {failed.length > 0 && (
        <>
          <span>
            <FormattedMessage id="templateFilling.failed" values={{ count: failed.length }} />
          </span>
          <Names names={failed} />
        </>
      )}
      {refused.length > 0 && (
        <>
          <span>
            <FormattedMessage id="templateFilling.refused" values={{ count: refused.length }} />
          </span>
          <Names names={refused} />
        </>
      )}
    </InlineError>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

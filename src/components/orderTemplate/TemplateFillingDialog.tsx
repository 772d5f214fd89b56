import { Controller, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { targetOf, templateTargetRules, type TemplateTarget, type TemplateTargetForm } from '../../domain/templateTargetForm';
import { limits } from '../../domain/limits';
import { InlineError } from '../../kit/feedback/InlineError';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { RadioGroup } from '../../kit/field/RadioGroup';
import { SelectField } from '../../kit/field/SelectField';
import { TextField } from '../../kit/field/TextField';
import { useDraftForm } from '../../kit/field/useDraftForm';
import { Dialog } from '../../kit/overlay/Dialog';
import { useOpenings } from '../../kit/overlay/useOpenings';
import styles from './TemplateFillingDialog.module.css';
import { readProse } from '../../domain/typedText';

/** An order template that can be chosen. */
export interface ChoosableTemplate {
  readonly id: string;
  readonly name: string;
  /** Products in it. */
  readonly count: number;
}

/** What the list of templates is at the moment; `new` where only a new one is meant. */
export type ChoosableTemplates =
  | { readonly kind: 'new' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error?: unknown; readonly isRetrying: boolean; onRetry(): void }
  | { readonly kind: 'known'; readonly templates: readonly ChoosableTemplate[] };

/** Why the products are not all in the template. */
export type TemplateProblem =
  /** The new template could not be created. */
  | { readonly kind: 'notCreated'; readonly error?: unknown }
  /** It was created, but its id is not known (C§8). */
  | { readonly kind: 'noId' }
  /** Some products did not go in. */
  | {
      readonly kind: 'incomplete';
      readonly added: number;
      /** Names of those that can't be in it. */
      readonly refused: readonly string[];
      /** Names of those that can be tried again. */
      readonly failed: readonly string[];
      /** Address of the template. */
      readonly templateHref: string;
    };

interface TemplateFillingDialogProps {
  isOpen: boolean;
  /** How many products go in. */
  count: number;
  list: ChoosableTemplates;
  /** What a new one is called unless somebody types another name. */
  newName?: string | undefined;
  /** Products that are in already, while it is under way. */
  progress: number | undefined;
  problem: TemplateProblem | undefined;
  onFill(target: TemplateTarget): void;
  /** Once more what did not go in. */
  onRetry(): void;
  onCancel(): void;
}

/** Asks into which order template products go: one that there is, or a new one. */
export function TemplateFillingDialog(props: TemplateFillingDialogProps) {
  return <TemplateForm key={useOpenings(props.isOpen)} {...props} />;
}

/** What was entered lives as long as the dialog: it is a name and a choice, and they are of no use beside other products. */
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
    // A second press of two in a row may come while the dialog goes.
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
                // One that is too long says so itself.
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

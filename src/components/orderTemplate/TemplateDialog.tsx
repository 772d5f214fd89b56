import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { limits } from '../../domain/limits';
import { isTemplateName } from '../../domain/orderTemplate';
import { templateRules, type TemplateForm } from '../../domain/templateForm';
import { Button } from '../../kit/action/Button';
import { TextField } from '../../kit/field/TextField';
import { useDraftForm } from '../../kit/field/useDraftForm';
import { Dialog } from '../../kit/overlay/Dialog';
import { useOpenings } from '../../kit/overlay/useOpenings';
import styles from './TemplateDialog.module.css';
import { readProse } from '../../domain/typedText';

/** Name and notes that somebody else has saved meanwhile. */
export interface OthersWords extends TemplateForm {
  /** Undefined where it can't be told who it was. */
  readonly person: string | undefined;
}

interface TemplateDialogProps {
  isOpen: boolean;
  /** A new template, or name and notes of one. */
  kind: 'create' | 'edit';
  /** What stands in the fields when the dialog is opened. */
  start: TemplateForm;
  /** It is being saved. */
  isBusy: boolean;
  /** That it could not be saved; what was typed is still there. */
  failure?: ReactNode;
  /** What somebody else has saved meanwhile: saving again puts this in its place. */
  others?: OthersWords | undefined;
  /** Something was typed. */
  onKeep(form: TemplateForm): void;
  /** @returns settles when it is saved or has failed; until then a further press does nothing */
  onSave(form: TemplateForm): Promise<unknown>;
  onCancel(): void;
}

/** Asks for the name and the notes of an order template; it can't be saved while the name is empty (P§5). */
export function TemplateDialog(props: TemplateDialogProps) {
  return <TemplateFields key={useOpenings(props.isOpen)} {...props} />;
}

function TemplateFields({ isOpen, kind, start, isBusy, failure, others, onKeep, onSave, onCancel }: TemplateDialogProps) {
  const { form, fields, submit } = useDraftForm<TemplateForm>({ rules: templateRules, start, keep: onKeep });
  const name = useWatch({ control: form.control, name: 'name' });
  // A second press of two in a row may come while the dialog goes.
  const save = () => isOpen && submit((values) => onSave(values));
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id={kind === 'create' ? 'orderTemplates.create.title' : 'orderTemplates.edit.title'} />}
      actions={[
        { label: <FormattedMessage id="orderTemplates.cancel" />, onClick: onCancel },
        {
          label: <FormattedMessage id={kind === 'create' ? 'orderTemplates.create.submit' : 'orderTemplates.edit.submit'} />,
          tone: 'primary',
          isBusy,
          isDisabled: readProse(name) === '',
          onClick: save,
        },
      ]}
      // What is typed right away is the name.
      onOpened={() => fields.current?.querySelector('input')?.focus()}
      onClose={onCancel}
    >
      <form
        ref={fields}
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (isTemplateName(name) && !isBusy) save();
        }}
      >
        {failure}
        {others && (
          <div role="alert" className={styles.others}>
            <p className={styles.what}>
              <FormattedMessage
                id={others.person === undefined ? 'orderTemplates.conflict.isChanged' : 'orderTemplates.conflict'}
                values={{ person: others.person }}
              />
            </p>
            <dl className={styles.words}>
              <dt>
                <FormattedMessage id="orderTemplates.field.name" />
              </dt>
              <dd>{others.name}</dd>
              <dt>
                <FormattedMessage id="orderTemplates.field.notes" />
              </dt>
              <dd>
                {others.notes || (
                  <span>
                    <FormattedMessage id="orderTemplates.field.noNotes" />
                  </span>
                )}
              </dd>
            </dl>
            <Button
              size="small"
              onClick={() => {
                form.setValue('name', others.name, { shouldValidate: true });
                form.setValue('notes', others.notes, { shouldValidate: true });
              }}
            >
              <FormattedMessage id="orderTemplates.conflict.take" />
            </Button>
          </div>
        )}
        <Controller
          control={form.control}
          name="name"
          render={({ field }) => (
            <TextField
              {...field}
              label={<FormattedMessage id="orderTemplates.field.name" />}
              isRequired
              maxLength={limits.templateNameCharacters}
            />
          )}
        />
        <Controller
          control={form.control}
          name="notes"
          render={({ field }) => (
            <TextField
              {...field}
              label={<FormattedMessage id="orderTemplates.field.notes" />}
              isMultiline
              maxLength={limits.templateNotesCharacters}
            />
          )}
        />
      </form>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { isTemplateName } from '#domain/template/orderTemplate.ts';
import { templateRules, type TemplateForm } from '#domain/template/templateForm.ts';
import { Button } from '#kit/action/Button.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { useDraftForm } from '#kit/field/useDraftForm.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { useOpenings } from '#kit/overlay/useOpenings.ts';
import styles from './TemplateDialog.module.css';
import { readProse } from '#domain/text/typedText.ts';

/** Name and notes that another user has saved meanwhile. */
export interface OthersWords extends TemplateForm {
  /** Undefined if the other user is unknown. */
  readonly person: string | undefined;
}

interface TemplateDialogProps {
  isOpen: boolean;
  /** Creates a template, or edits the name and notes of one. */
  kind: 'create' | 'edit';
  /** Initial values when the dialog opens. */
  start: TemplateForm;
  /** Saving is pending. */
  isBusy: boolean;
  /** Error of the last attempt; the input is kept. */
  failure?: ReactNode;
  /** Another user's changes since opening: saving again overwrites them. */
  others?: OthersWords | undefined;
  /** Called at every change. */
  onKeep(form: TemplateForm): void;
  /** @returns resolves when it is saved or has failed; further presses are ignored until then */
  onSave(form: TemplateForm): Promise<unknown>;
  onCancel(): void;
}

/** Form for the name and the notes of an order template; the name is required (P§5 template name). */
export function TemplateDialog(props: TemplateDialogProps) {
  return <TemplateFields key={useOpenings(props.isOpen)} {...props} />;
}

function TemplateFields({ isOpen, kind, start, isBusy, failure, others, onKeep, onSave, onCancel }: TemplateDialogProps) {
  const { form, fields, submit } = useDraftForm<TemplateForm>({ rules: templateRules, start, keep: onKeep });
  const name = useWatch({ control: form.control, name: 'name' });
  // A second press could arrive during the closing transition.
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
      // The user can type the name at once.
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

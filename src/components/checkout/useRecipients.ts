import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { addTypedMails, type EmailList } from '../../domain/emailList';
import { recipientsRules, type RecipientsForm } from '../../domain/recipientsForm';
import { useDraftForm } from '../../kit/field/useDraftForm';
import { readTyped } from '../../domain/typedText';

interface RecipientsOptions {
  /** What is ticked and typed at first. */
  start: EmailList;
  /** Addresses that can be ticked. */
  offered: readonly string[];
  /** Something was ticked, typed or taken over. */
  keep(recipients: EmailList): void;
  /** The ticked addresses, with those that were still in the field. While a promise that it returns is open, a further press does nothing. */
  onSave(mails: readonly string[]): unknown;
}

/** A form in which recipients are ticked and typed. */
export interface Recipients {
  readonly form: UseFormReturn<RecipientsForm, unknown, RecipientsForm>;
  /** The form's element. */
  readonly fields: RefObject<HTMLFormElement | null>;
  /** Saves what is ticked and typed; what is no address is refused (P§5). */
  save(): void;
  /** Enter in the field: takes over what is typed; in an empty one it is done. */
  enter(): void;
}

/** Picks and adds recipients of mails. An address is checked before it is taken (P§5). */
export function useRecipients({ start, offered, keep, onSave }: RecipientsOptions): Recipients {
  const { form, fields, submit } = useDraftForm<RecipientsForm>({
    rules: recipientsRules,
    start: { recipients: start },
    keep: ({ recipients }) => keep(recipients),
  });
  const take = (send: (mails: readonly string[]) => unknown) =>
    submit(({ recipients }) => {
      const next = addTypedMails(recipients, offered);
      form.setValue('recipients', next);
      return send(next.chosen);
    });
  const save = () => take(onSave);
  const enter = () => (readTyped(form.getValues('recipients.typed')) === '' ? save() : take(() => undefined));
  return { form, fields, save, enter };
}

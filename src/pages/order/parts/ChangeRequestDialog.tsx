import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageKey } from '#i18n/messageKey.ts';
import { PersonalContactCard } from '#components/content/PersonalContactCard.tsx';
import type { PersonalContact } from '#domain/content/content.ts';
import { Button } from '#kit/action/Button.tsx';
import { buttonLook } from '#kit/action/buttonLook.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { RadioGroup } from '#kit/field/RadioGroup.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { maxFieldLength, missingField, wholeOrder, kindsFor, type ChangeRequest, type ChangeKind } from '../rules/changeRequest';
import styles from './ChangeRequestDialog.module.css';

/** The contact who receives the request; `nobody` if the customer has none. */
export type RequestContact =
  | { readonly kind: 'loading' | 'nobody' }
  | { readonly kind: 'known'; readonly person: PersonalContact }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isRetrying: boolean; onRetry(): void };

/** A line of the order to choose from. */
export interface ChangeableLine {
  readonly key: string;
  readonly name: string;
  /** Ordered quantity with its unit. */
  readonly quantity: string;
}

interface ChangeRequestDialogProps {
  isOpen: boolean;
  orderId: string;
  lines: readonly ChangeableLine[];
  /** Key of the chosen line; empty for the whole order. */
  line: string;
  request: ChangeRequest;
  /** Delivery days to choose from; if empty, the day is typed. */
  days: readonly { readonly value: string; readonly text: string }[];
  /** The delivery comes today. */
  isToday: boolean;
  contact: RequestContact;
  /** Address of the mail, and if its text is cut. */
  mail: { readonly href: string; readonly isCut: boolean };
  contactsHref: string;
  onLine(line: string): void;
  onChange(request: ChangeRequest): void;
  /** Called to copy the mail's text. */
  onCopy(): void;
  onClose(): void;
}

const kindName: Readonly<Record<ChangeKind, MessageKey>> = {
  quantity: 'order.change.otherQuantity',
  cancel: 'order.change.cancelLine',
  day: 'order.change.otherDay',
  other: 'order.change.somethingElse',
};

/** Asks for a change of an order in a mail that the user sends: line, kind, note. The order itself stays as it is. */
export function ChangeRequestDialog(props: ChangeRequestDialogProps) {
  const { isOpen, orderId, lines, line, request, days, isToday, contact, mail, contactsHref, onLine, onChange, onCopy, onClose } = props;
  const intl = useIntl();
  const form = useRef<HTMLDivElement>(null);
  const [isChecked, setChecked] = useState(false);
  const missing = missingField(request);
  const shown = isChecked ? missing : undefined;
  const error = (field: typeof missing): ReactNode =>
    shown !== undefined && shown === field ? <FormattedMessage id={`order.change.missing.${shown}`} /> : undefined;
  const change = (next: Partial<ChangeRequest>) => onChange({ ...request, ...next });
  /** True if nothing is missing; otherwise marks and focuses what is, once it is marked. */
  const check = () => {
    setChecked(missing !== undefined);
    if (missing !== undefined) setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0);
    return missing === undefined;
  };
  const ordered = lines.find(({ key }) => key === line)?.quantity;
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="order.change.title" values={{ number: orderId }} />}
      actions={[{ label: <FormattedMessage id="order.change.close" />, tone: 'plain', onClick: onClose }]}
      onClose={onClose}
    >
      <div ref={form} className={styles.form}>
        <p className={styles.text}>
          <FormattedMessage id="order.change.unchanged" />
        </p>
        {isToday && (
          <p className={styles.text}>
            <strong>
              <FormattedMessage id="order.change.today" />
            </strong>
          </p>
        )}
        <SelectField
          label={<FormattedMessage id="order.change.line" />}
          options={[
            { value: wholeOrder, text: intl.formatMessage({ id: 'order.change.whole' }) },
            ...lines.map(({ key, name, quantity }) => ({ value: key, text: `${name}, ${quantity}` })),
          ]}
          value={line}
          onChange={onLine}
        />
        <RadioGroup
          label={<FormattedMessage id="order.change.kind" />}
          options={kindsFor(line).map((kind) => ({
            value: kind,
            text: <FormattedMessage id={kind === 'cancel' && line === wholeOrder ? 'order.change.cancelOrder' : kindName[kind]} />,
          }))}
          value={request.kind}
          onChange={(kind) => change({ kind: kind as ChangeKind })}
        />
        {request.kind === 'quantity' && (
          <TextField
            label={<FormattedMessage id="order.change.quantity" />}
            hint={ordered !== undefined && <FormattedMessage id="order.change.quantity.now" values={{ quantity: ordered }} />}
            error={error('quantity')}
            isRequired
            value={request.quantity}
            maxLength={maxFieldLength}
            onChange={(quantity) => change({ quantity })}
          />
        )}
        {request.kind === 'day' &&
          (days.length > 0 ? (
            <SelectField
              label={<FormattedMessage id="order.change.day" />}
              error={error('day')}
              isRequired
              placeholder={intl.formatMessage({ id: 'order.change.day.choose' })}
              options={days}
              value={days.some(({ value }) => value === request.day) ? request.day : undefined}
              onChange={(day) => change({ day })}
            />
          ) : (
            <TextField
              label={<FormattedMessage id="order.change.day" />}
              error={error('day')}
              isRequired
              value={request.day}
              maxLength={maxFieldLength}
              onChange={(day) => change({ day })}
            />
          ))}
        <TextField
          label={<FormattedMessage id={request.kind === 'other' ? 'order.change.note.other' : 'order.change.note'} />}
          error={error('note')}
          isRequired={request.kind === 'other'}
          isMultiline
          value={request.note}
          onChange={(note) => change({ note })}
        />
        {mail.isCut && (
          <output className={styles.text}>
            <FormattedMessage id="order.change.cut" />
          </output>
        )}
        <Contact contact={contact} href={contactsHref} />
        <div className={styles.ways}>
          <a
            href={mail.href}
            className={buttonLook('primary')}
            onClick={(event) => {
              if (!check()) event.preventDefault();
            }}
          >
            {contact.kind === 'known' && contact.person.email !== undefined ? (
              <FormattedMessage id="order.change.mail.to" values={{ name: contact.person.fullName }} />
            ) : (
              <FormattedMessage id="order.change.mail" />
            )}
          </a>
          <Button onClick={() => check() && onCopy()}>
            <FormattedMessage id="order.change.copy" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The contact with mail and phone; otherwise what to do without. */
function Contact({ contact, href }: { contact: RequestContact; href: string }) {
  if (contact.kind === 'loading') return <Skeleton width="60%" height={32} shape="tile" />;
  if (contact.kind === 'failed')
    return (
      <InlineError error={contact.error} onRetry={contact.onRetry} isRetrying={contact.isRetrying}>
        <FormattedMessage id="order.change.contactFailed" />
      </InlineError>
    );
  const person = contact.kind === 'known' ? contact.person : undefined;
  return (
    <div className={styles.contact}>
      {person && <PersonalContactCard person={person} look="line" />}
      {person?.email === undefined && (
        <p className={styles.text}>
          <span>
            <FormattedMessage id="order.change.nobody" />
          </span>{' '}
          <AppLink href={href} className={styles.link}>
            <FormattedMessage id="order.change.contacts" />
          </AppLink>
        </p>
      )}
    </div>
  );
}

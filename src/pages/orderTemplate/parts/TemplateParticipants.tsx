import { useId, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import type { OrderTemplateParticipant } from '#domain/template/orderTemplate.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import styles from './TemplateParticipants.module.css';
import { readTyped } from '#domain/text/typedText.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface TemplateParticipantsProps {
  participants: readonly OrderTemplateParticipant[];
  /** True if a participant is the user. */
  isUser(participant: OrderTemplateParticipant): boolean;
  /** Why the user can't share it; undefined if they can. */
  reason: ReactNode | undefined;
  /** Typed user name. */
  typed: string;
  error: ReactNode | undefined;
  isAdding: boolean;
  /** Name of the participant being removed. */
  removing: string | undefined;
  /** The field, which gets the focus after a removal. */
  field?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onType(name: string): void;
  onAdd(name: string): void;
  onRemove(name: string): void;
}

/** Users that a template is shared with, and a field to add one by user name, if sharing is allowed (P§6 shared templates). */
export function TemplateParticipants({
  participants,
  isUser,
  reason,
  typed,
  error,
  isAdding,
  removing,
  field,
  onType,
  onAdd,
  onRemove,
}: TemplateParticipantsProps) {
  const intl = useIntl();
  const id = useId();
  const name = readTyped(typed);
  const canAdd = reason === undefined && name !== '' && name.length <= limits.userNameCharacters;
  return (
    <section className={styles.participants} aria-labelledby={id}>
      <SectionHeading level={2} id={id}>
        <FormattedMessage id="orderTemplatePage.participants" />
      </SectionHeading>
      {participants.length === 0 ? (
        <p className={styles.quiet}>
          <FormattedMessage id="orderTemplatePage.participants.none" />
        </p>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {participants.map((participant) => {
            const { username, displayedName = username } = participant;
            const isOneself = isUser(participant);
            return (
              <li key={username} className={styles.person} aria-busy={removing === username || undefined}>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <span>{displayedName}</span>
                    {isOneself && (
                      <span>
                        {' ('}
                        <FormattedMessage id="orderTemplatePage.participants.you" />
                        {')'}
                      </span>
                    )}
                  </span>
                  {displayedName !== username && <span className={styles.quiet}>{username}</span>}
                </span>
                {reason === undefined && (
                  <IconButton
                    icon="close"
                    tone="danger"
                    size="small"
                    label={intl.formatMessage({ id: 'orderTemplatePage.participants.remove' }, { user: displayedName })}
                    onClick={() => removing === undefined && onRemove(username)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <form
        className={styles.adding}
        onSubmit={(event) => {
          event.preventDefault();
          if (canAdd && !isAdding) onAdd(name);
        }}
      >
        <TextField
          {...(field && { ref: field })}
          label={<FormattedMessage id="orderTemplatePage.participants.name" />}
          hint={reason}
          error={error}
          isDisabled={reason !== undefined}
          value={typed}
          maxLength={limits.userNameCharacters}
          onChange={onType}
        />
        <Button disabled={!canAdd} isBusy={isAdding} onClick={() => onAdd(name)}>
          <FormattedMessage id="orderTemplatePage.participants.add" />
        </Button>
      </form>
    </section>
  );
}

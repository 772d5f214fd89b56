import { FormattedMessage, useIntl } from 'react-intl';
import type { ColleagueLine } from '#domain/cart/colleagueLines.ts';
import { Check } from '#kit/field/Check.tsx';
import styles from './ColleagueNote.module.css';

interface ColleagueNoteProps {
  line: ColleagueLine;
  /** Name of the line's product. */
  name: string;
  isSeen: boolean;
  onSeen(isSeen: boolean): void;
}

/** Note that a colleague added or changed a line, with a checkbox to mark it as seen. */
export function ColleagueNote({ line: { by, colleague }, name, isSeen, onSeen }: ColleagueNoteProps) {
  const intl = useIntl();
  const person = colleague.kind === 'named' ? colleague.name : undefined;
  return (
    <span className={styles.note}>
      <span>
        <FormattedMessage id={`colleague.line.${by}`} values={{ who: colleague.kind, name: person }} />
      </span>
      <label className={styles.tick}>
        <Check isChecked={isSeen} onChange={onSeen} label={intl.formatMessage({ id: 'colleague.seen.of' }, { product: name })} />
        <span>
          <FormattedMessage id="colleague.seen" />
        </span>
      </label>
    </span>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import type { ColleagueLine } from '../../../../domain/colleagueLines';
import { Check } from '../../../../kit/field/Check';
import styles from './ColleagueNote.module.css';

interface ColleagueNoteProps {
  line: ColleagueLine;
  /** Name of its product. */
  name: string;
  isSeen: boolean;
  onSeen(isSeen: boolean): void;
}

/** Says of a line of the cart that somebody else has put it in or changed it, with a tick for looked at. */
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

import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentMeasure } from '#domain/product/content.ts';
import { shortenText } from '#domain/text/cutText.ts';
import { formatInputNumber } from '#domain/text/typedNumber.ts';
import { readTyped } from '#domain/text/typedText.ts';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import { useAppliedText } from '#kit/field/useAppliedText.ts';
import { parsePortion } from '../rules/portion';
import styles from './PortionInput.module.css';

interface PortionInputProps {
  /** Accessible name. */
  label: string;
  /** The user's own content per guest, in `measure`; undefined if another counts. */
  value: number | undefined;
  measure: ContentMeasure;
  /** The content that counts without an own one. */
  placeholder: string;
  /** Called with the typed content, 100 ms after the last key; undefined if the text is empty or refused. */
  onChange(quantity: number | undefined): void;
}

/** Maximum of characters of a refused text that are quoted. */
const maxQuoted = 30;

/**
 * Input for a content per guest, in any usual notation ("150 g", "0,15 kg"). Refused text stays for correction and
 * counts as none; on blur a sentence says how to write it.
 */
export function PortionInput({ label, value, measure, placeholder, onChange }: PortionInputProps) {
  const id = useId();
  const { text, type } = useAppliedText<number | undefined>({
    value,
    parse: (typed) => {
      const read = parsePortion(typed, measure);
      return read.kind === 'portion' ? read.quantity : undefined;
    },
    format: (quantity) => (quantity === undefined ? '' : `${formatInputNumber(quantity)} ${measure}`),
    onApply: onChange,
  });
  const [isLeft, setLeft] = useState(false);
  const read = parsePortion(text, measure);
  const fault = isLeft && read.kind === 'refused' ? read.fault : undefined;
  return (
    <span className={styles.portion}>
      <span className={styles.input}>
        <PlainInput
          label={label}
          size="small"
          placeholder={placeholder}
          value={text}
          isInvalid={fault !== undefined}
          describedBy={fault && id}
          onBlur={() => setLeft(true)}
          onChange={(typed) => {
            setLeft(false);
            type(typed);
          }}
        />
      </span>
      <span role="alert">
        {fault && (
          <span id={id} className={styles.refused}>
            <FormattedMessage
              id="templateGuests.portion.refused"
              values={{ fault, measure, text: shortenText(readTyped(text), maxQuoted) }}
            />
          </span>
        )}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { ChipGroup } from '#kit/field/ChipGroup.tsx';
import { FileButton } from '#kit/field/FileButton.tsx';
import { NumberField } from '#kit/field/NumberField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import {
  chosenFaults,
  maxNoteLength,
  maxReceived,
  pictureLimits,
  takesTemperature,
  type ChosenFault,
  type DeliveryLine,
  type LineEntry,
} from '../rules/delivery';
import styles from './FaultForm.module.css';
import { unitsText } from './faultTexts';
import { OwnPicture } from './OwnPicture';
import { TemperatureField } from './TemperatureField';

/** A picture to show; its address is undefined while loading, or if this device no longer has it. */
export interface FaultPicture {
  readonly id: string;
  readonly src: string | undefined;
}

/** Why a picture was not stored: the browser can't decode it, or the device refused. */
export type PictureProblem = 'unreadable' | 'unstored';

interface FaultFormProps {
  line: DeliveryLine;
  entry: LineEntry;
  pictures: readonly FaultPicture[];
  /** Number of pictures that the whole delivery can still take. */
  picturesLeft: number;
  problem: PictureProblem | undefined;
  /** A picture is being scaled down and stored. */
  isKeeping: boolean;
  onReceived(received: number | undefined): void;
  onFaults(faults: readonly ChosenFault[]): void;
  /** Called with the amount that has the chosen faults; undefined for all of it. */
  onAffected(affected: number | undefined): void;
  onTemperature(temperature: number | undefined): void;
  onNote(note: string): void;
  onPicture(file: File): void;
  onRemovePicture(id: string): void;
  onDone(): void;
  /** Search for a substitute, shown below the amount. */
  children?: ReactNode;
}

/** Form for a line: received amount, faults, temperature, note and pictures. */
export function FaultForm({
  line,
  entry,
  pictures,
  picturesLeft,
  problem,
  isKeeping,
  onReceived,
  onFaults,
  onAffected,
  onTemperature,
  onNote,
  onPicture,
  onRemovePicture,
  onDone,
  children,
}: FaultFormProps) {
  const intl = useIntl();
  const left = Math.max(0, Math.min(pictureLimits.line - pictures.length, picturesLeft));
  return (
    <div className={styles.form}>
      <div className={styles.amount}>
        <NumberField
          label={intl.formatMessage({ id: 'goodsReceived.received' }, { ordered: unitsText(intl, line, line.amount) })}
          value={entry.received}
          min={0}
          max={maxReceived}
          onChange={onReceived}
        />
        <Button onClick={() => onReceived(0)} disabled={entry.received === 0}>
          <FormattedMessage id="goodsReceived.received.nothing" />
        </Button>
      </div>
      {children}
      {takesTemperature(line, entry.faults) && <TemperatureField line={line} entry={entry} onChange={onTemperature} />}
      <ChipGroup
        label={intl.formatMessage({ id: 'goodsReceived.faults' })}
        isWrapped
        chips={chosenFaults.map((value) => ({ value, text: intl.formatMessage({ id: `goodsReceived.fault.${value}` }) }))}
        chosen={entry.faults}
        onChange={onFaults}
      />
      {entry.faults.length > 0 && (
        <NumberField
          label={intl.formatMessage({ id: 'goodsReceived.affected' })}
          hint={intl.formatMessage({ id: 'goodsReceived.affected.hint' })}
          value={entry.affected}
          min={0}
          max={entry.received ?? line.amount}
          onChange={onAffected}
        />
      )}
      <TextField
        label={intl.formatMessage({ id: 'goodsReceived.note' })}
        value={entry.note}
        maxLength={maxNoteLength}
        isMultiline
        onChange={onNote}
      />
      <div className={styles.pictures}>
        {pictures.map(({ id, src }, place) => (
          <figure key={id} className={styles.picture}>
            <OwnPicture
              src={src}
              alt={intl.formatMessage({ id: 'goodsReceived.picture.name' }, { place: place + 1, product: line.name })}
              look="small"
            />
            <Button size="small" onClick={() => onRemovePicture(id)}>
              <FormattedMessage id="goodsReceived.picture.remove" values={{ place: place + 1 }} />
            </Button>
          </figure>
        ))}
        <div className={styles.add}>
          {(['add', 'choose'] as const).map((way) => (
            <FileButton
              key={way}
              label={intl.formatMessage({ id: `goodsReceived.picture.${way}` })}
              accept="image/*"
              isPhoto={way === 'add'}
              isDisabled={left === 0 || isKeeping}
              onFile={onPicture}
            >
              <FormattedMessage id={`goodsReceived.picture.${way}`} />
            </FileButton>
          ))}
          <p className={styles.hint}>
            {picturesLeft > 0 ? (
              <FormattedMessage id="goodsReceived.picture.left" values={{ count: left, most: pictureLimits.line }} />
            ) : (
              <FormattedMessage id="goodsReceived.picture.full" values={{ most: pictureLimits.delivery }} />
            )}
          </p>
        </div>
        {problem && (
          <InlineError>
            <FormattedMessage id={`goodsReceived.picture.${problem}`} />
          </InlineError>
        )}
      </div>
      <Button tone="primary" isWide onClick={onDone}>
        <FormattedMessage id="goodsReceived.done" />
      </Button>
    </div>
  );
}

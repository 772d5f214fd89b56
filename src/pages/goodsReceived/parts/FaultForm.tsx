import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../kit/action/Button';
import { ChipGroup } from '../../../kit/field/ChipGroup';
import { FileButton } from '../../../kit/field/FileButton';
import { NumberField } from '../../../kit/field/NumberField';
import { TextField } from '../../../kit/field/TextField';
import { InlineError } from '../../../kit/feedback/InlineError';
import {
  chosenFaults,
  longestNote,
  mostReceived,
  pictureLimits,
  temperatures,
  type ChosenFault,
  type DeliveryLine,
  type LineEntry,
} from '../rules/delivery';
import styles from './FaultForm.module.css';
import { unitsText } from './faultTexts';
import { OwnPicture } from './OwnPicture';

/** A picture as it is shown; its address is undefined while it is being read, or where this device has it no more. */
export interface FaultPicture {
  readonly id: string;
  readonly src: string | undefined;
}

/** Why a picture was not kept: it is none that the browser can read, or the device has refused it. */
export type PictureProblem = 'unreadable' | 'unstored';

interface FaultFormProps {
  line: DeliveryLine;
  entry: LineEntry;
  pictures: readonly FaultPicture[];
  /** How many pictures the whole delivery can still take. */
  picturesLeft: number;
  problem: PictureProblem | undefined;
  /** A picture is being made smaller and kept. */
  isKeeping: boolean;
  onReceived(received: number | undefined): void;
  onFaults(faults: readonly ChosenFault[]): void;
  onTemperature(temperature: number | undefined): void;
  onNote(note: string): void;
  onPicture(file: File): void;
  onRemovePicture(id: string): void;
  onDone(): void;
}

/** What can be said of a line at the ramp: how much has come, what is wrong, how warm it was, a note and pictures. */
export function FaultForm({
  line,
  entry,
  pictures,
  picturesLeft,
  problem,
  isKeeping,
  onReceived,
  onFaults,
  onTemperature,
  onNote,
  onPicture,
  onRemovePicture,
  onDone,
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
          max={mostReceived}
          onChange={onReceived}
        />
        <Button onClick={() => onReceived(0)} disabled={entry.received === 0}>
          <FormattedMessage id="goodsReceived.received.nothing" />
        </Button>
      </div>
      <ChipGroup
        label={intl.formatMessage({ id: 'goodsReceived.faults' })}
        isWrapped
        chips={chosenFaults.map((value) => ({ value, text: intl.formatMessage({ id: `goodsReceived.fault.${value}` }) }))}
        chosen={entry.faults}
        onChange={onFaults}
      />
      {entry.faults.includes('tooWarm') && (
        <NumberField
          label={intl.formatMessage({ id: 'goodsReceived.temperature' })}
          value={entry.temperature}
          {...temperatures}
          onChange={onTemperature}
        />
      )}
      <TextField
        label={intl.formatMessage({ id: 'goodsReceived.note' })}
        value={entry.note}
        maxLength={longestNote}
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

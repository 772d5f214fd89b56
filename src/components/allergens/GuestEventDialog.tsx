import { guestWords } from '#domain/allergens/guestWords.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { overviewColumns, type OverviewColumn } from '#domain/allergens/allergenOverview.ts';
import {
  dietLevels,
  maxEventNameLength,
  eventProblems,
  maxGuests,
  usualLevel,
  withColumn,
  type GuestDiet,
  type TypedEvent,
  type GuestEvent,
} from '#domain/allergens/dietGuard.ts';
import { readProse } from '#domain/text/typedText.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { DateField } from '#kit/field/DateField.tsx';
import { NumberField } from '#kit/field/NumberField.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { dietName } from './dietTexts';
import styles from './GuestEventDialog.module.css';

interface GuestEventDialogProps {
  /** The stored event; undefined for a new one. */
  event: GuestEvent | undefined;
  /** Today, YYYY-MM-DD. */
  today: string;
  isOpen: boolean;
  onKeep(event: GuestEvent): void;
  onRemove(): void;
  onClose(): void;
}

const blank: TypedEvent = { name: '', day: undefined, guests: undefined, diets: [] };

/** Edits an event: name, day, guests and their diets and allergies. The dialog says that it is stored on this device. */
export function GuestEventDialog({ event, today, isOpen, onKeep, onRemove, onClose }: GuestEventDialogProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<TypedEvent>(event ?? blank);
  const [isTried, setTried] = useState(false);
  const problems = isTried ? eventProblems(typed, today) : [];
  const change = (part: Partial<TypedEvent>) => setTyped({ ...typed, ...part });
  const keep = () => {
    setTried(true);
    const { name, day, guests, diets } = typed;
    if (eventProblems(typed, today).length > 0 || day === undefined || guests === undefined) return;
    onKeep({ name: readProse(name), day, guests, diets });
  };
  const free = overviewColumns.filter((column) => typed.diets.every((diet) => diet.column !== column));
  const changeDiet = (place: number, part: Partial<GuestDiet>) =>
    change({ diets: typed.diets.map((diet, index) => (index === place ? { ...diet, ...part } : diet)) });
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id={event ? 'dietGuard.edit' : 'dietGuard.begin'} />}
      actions={[
        ...(event ? [{ label: <FormattedMessage id="dietGuard.form.remove" />, tone: 'quiet' as const, onClick: onRemove }] : []),
        { label: <FormattedMessage id="dietGuard.form.cancel" />, onClick: onClose },
        { label: <FormattedMessage id="dietGuard.form.keep" />, tone: 'primary', onClick: keep },
      ]}
      onClose={onClose}
    >
      <div className={styles.form}>
        <TextField
          label={intl.formatMessage({ id: 'dietGuard.form.name' })}
          value={typed.name}
          maxLength={maxEventNameLength}
          isRequired
          error={problems.includes('name') && intl.formatMessage({ id: 'dietGuard.form.name.missing' })}
          onChange={(name) => change({ name })}
        />
        <div className={styles.pair}>
          <DateField
            label={intl.formatMessage({ id: 'dietGuard.form.day' })}
            today={today}
            value={typed.day}
            isRequired
            error={
              (problems.includes('day') && intl.formatMessage({ id: 'dietGuard.form.day.missing' })) ||
              (problems.includes('over') && intl.formatMessage({ id: 'dietGuard.form.day.over' }))
            }
            onChange={(day) => change({ day })}
          />
          <NumberField
            label={intl.formatMessage({ id: 'dietGuard.form.guests' })}
            value={typed.guests}
            min={1}
            max={maxGuests}
            isWhole
            wordsBehind={guestWords}
            isRequired
            error={problems.includes('guests') && intl.formatMessage({ id: 'dietGuard.form.guests.missing' })}
            onChange={(guests) => change({ guests })}
          />
        </div>
        {typed.diets.map((diet, place) => (
          <DietRow
            key={diet.column}
            diet={diet}
            free={free}
            intl={intl}
            onChange={(part) => changeDiet(place, part)}
            onRemove={() => change({ diets: typed.diets.filter((_, index) => index !== place) })}
          />
        ))}
        <div>
          <Button
            isInForm
            disabled={free.length === 0}
            onClick={() => free[0] && change({ diets: [...typed.diets, { column: free[0], level: usualLevel(free[0]), guests: 1 }] })}
          >
            <FormattedMessage id="dietGuard.form.add" />
          </Button>
        </div>
        <div role="alert" className={styles.problem}>
          {problems.includes('diets') && (
            <span>
              <FormattedMessage id="dietGuard.form.diets.missing" />
            </span>
          )}
          {problems.includes('dietGuests') && (
            <span>
              <FormattedMessage id="dietGuard.form.dietGuests.whole" />
            </span>
          )}
          {problems.includes('tooManyGuests') && (
            <span>
              <FormattedMessage id="dietGuard.form.tooManyGuests" />
            </span>
          )}
        </div>
        <p className={styles.kept}>
          <FormattedMessage id="dietGuard.form.kept" />
        </p>
      </div>
    </Dialog>
  );
}

interface DietRowProps {
  diet: GuestDiet;
  /** Columns that no diet uses yet. */
  free: readonly OverviewColumn[];
  intl: IntlShape;
  onChange(part: Partial<GuestDiet>): void;
  onRemove(): void;
}

function DietRow({ diet, free, intl, onChange, onRemove }: DietRowProps) {
  const nameOf = (column: OverviewColumn) => dietName({ ...diet, column }, intl);
  const columns = overviewColumns.filter((column) => column === diet.column || free.includes(column));
  return (
    <fieldset className={styles.diet} aria-label={nameOf(diet.column)}>
      <SelectField
        label={intl.formatMessage({ id: 'dietGuard.form.diet' })}
        options={columns.map((value) => ({ value, text: nameOf(value) }))}
        value={diet.column}
        onChange={(value) => {
          const column = columns.find((one) => one === value);
          if (column) onChange(withColumn(diet, column));
        }}
      />
      <SelectField
        label={intl.formatMessage({ id: 'dietGuard.form.level' })}
        options={dietLevels.map((value) => ({ value, text: intl.formatMessage({ id: `dietGuard.level.${value}` }) }))}
        value={diet.level}
        hint={intl.formatMessage({ id: `dietGuard.level.${diet.level}.means` })}
        onChange={(value) => {
          const level = dietLevels.find((one) => one === value);
          if (level) onChange({ level });
        }}
      />
      <NumberField
        label={intl.formatMessage({ id: 'dietGuard.form.dietGuests' })}
        value={diet.guests}
        min={1}
        max={maxGuests}
        isWhole
        onChange={(guests) => guests !== undefined && onChange({ guests })}
      />
      <IconButton
        icon="close"
        tone="danger"
        className={styles.removing}
        label={intl.formatMessage({ id: 'dietGuard.form.removeDiet' }, { diet: nameOf(diet.column) })}
        onClick={onRemove}
      />
    </fieldset>
  );
}

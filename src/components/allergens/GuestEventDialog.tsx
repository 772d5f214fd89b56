import { guestWords } from '../../domain/guestWords';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { overviewColumns, type OverviewColumn } from '../../domain/allergenOverview';
import {
  dietLevels,
  eventNameLetters,
  eventProblems,
  mostGuests,
  usualLevel,
  withColumn,
  type GuestDiet,
  type GuestEvent,
} from '../../domain/dietGuard';
import { Button } from '../../kit/action/Button';
import { IconButton } from '../../kit/action/IconButton';
import { DateField } from '../../kit/field/DateField';
import { NumberField } from '../../kit/field/NumberField';
import { SelectField } from '../../kit/field/SelectField';
import { TextField } from '../../kit/field/TextField';
import { Dialog } from '../../kit/overlay/Dialog';
import { dietName } from './dietTexts';
import styles from './GuestEventDialog.module.css';

interface GuestEventDialogProps {
  /** The event as it is kept; undefined for a new one. */
  event: GuestEvent | undefined;
  /** The present day, YYYY-MM-DD. */
  today: string;
  isOpen: boolean;
  onKeep(event: GuestEvent): void;
  onRemove(): void;
  onClose(): void;
}

interface Typed {
  readonly name: string;
  readonly day: string | undefined;
  readonly guests: number | undefined;
  readonly diets: readonly GuestDiet[];
}

const blank: Typed = { name: '', day: undefined, guests: undefined, diets: [] };

/** An event: its name, its day, its guests and what some of them can't or don't eat. It is kept on this device, and says so. */
export function GuestEventDialog({ event, today, isOpen, onKeep, onRemove, onClose }: GuestEventDialogProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<Typed>(event ?? blank);
  const [isTried, setTried] = useState(false);
  const problems = isTried ? eventProblems(typed) : [];
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const keep = () => {
    setTried(true);
    const { name, day, guests, diets } = typed;
    if (eventProblems(typed).length > 0 || day === undefined || guests === undefined) return;
    onKeep({ name: name.trim(), day, guests, diets });
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
          maxLength={eventNameLetters}
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
            error={problems.includes('day') && intl.formatMessage({ id: 'dietGuard.form.day.missing' })}
            onChange={(day) => change({ day })}
          />
          <NumberField
            label={intl.formatMessage({ id: 'dietGuard.form.guests' })}
            value={typed.guests}
            min={1}
            max={mostGuests}
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
  /** Columns of which there is no diet yet. */
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
        max={mostGuests}
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

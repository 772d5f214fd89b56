import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '#clock/serverTime.ts';
import { essencePeriodRules, periodStart, type EssencePeriodForm, type PeriodProblem } from '../rules/essencePeriodForm';
import { limits } from '#domain/text/limits.ts';
import { formatPastDay } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { NumberField } from '#kit/field/NumberField.tsx';
import { SliderField } from '#kit/field/SliderField.tsx';
import { SuggestionChips } from '#kit/field/SuggestionChips.tsx';
import { useDraftForm } from '#kit/field/useDraftForm.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { useOpenings } from '#kit/overlay/useOpenings.ts';
import styles from './PeriodDialog.module.css';

interface PeriodDialogProps {
  isOpen: boolean;
  /** The stored period in days. */
  days: number;
  /** Saving is pending. */
  isBusy: boolean;
  /** Error of the last attempt; the input is kept. */
  failure?: ReactNode;
  /** The error, for its code. */
  error?: unknown;
  /**
   * Called with a valid period.
   *
   * @returns resolves when it is stored or has failed; further presses are ignored until then
   */
  onSave(days: number): Promise<unknown>;
  onCancel(): void;
}

const suggestionTexts: Record<(typeof limits.essencePeriodSuggestions)[number], MessageKey> = {
  183: 'essence.period.suggestion.183',
  365: 'essence.period.suggestion.365',
  730: 'essence.period.suggestion.730',
  1095: 'essence.period.suggestion.1095',
};

/** Chooses the period in days for the essence list: presets, a slider, or any number up to three years (P§5 "Essence period"). */
export function PeriodDialog(props: PeriodDialogProps) {
  return <PeriodForm key={useOpenings(props.isOpen)} {...props} />;
}

const nothingToKeep = () => undefined;

function PeriodForm({ isOpen, days, isBusy, failure, error: refusal, onSave, onCancel }: PeriodDialogProps) {
  const intl = useIntl();
  const { form, fields, submit } = useDraftForm<EssencePeriodForm>({ rules: essencePeriodRules, start: { days }, keep: nothingToKeep });
  const today = useToday();
  const chosen = useWatch({ control: form.control, name: 'days' });
  const choose = (next: number | undefined) => form.setValue('days', next, { shouldValidate: true });
  // A second press could arrive during the closing transition.
  const save = () => isOpen && submit((values) => values.days !== undefined && onSave(values.days));
  const isUsable = essencePeriodRules.safeParse({ days: chosen }).success;
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="essence.period.title" />}
      actions={[
        { label: <FormattedMessage id="essence.period.cancel" />, onClick: onCancel },
        { label: <FormattedMessage id="essence.period.save" />, tone: 'primary', isBusy, onClick: save },
      ]}
      onClose={onCancel}
    >
      <form
        ref={fields}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {failure !== undefined && failure !== false && <InlineError error={refusal}>{failure}</InlineError>}
        <p className={styles.intro}>
          <FormattedMessage id="essence.period.intro" />
        </p>
        <SuggestionChips<number>
          label={intl.formatMessage({ id: 'essence.period.suggestions' })}
          suggestions={limits.essencePeriodSuggestions.map((value) => ({
            value,
            text: intl.formatMessage({ id: suggestionTexts[value] }),
          }))}
          value={chosen}
          isDisabled={isBusy}
          onChoose={choose}
        />
        <SliderField
          label={intl.formatMessage({ id: 'essence.period.days' })}
          value={chosen ?? 1}
          min={1}
          max={limits.essencePeriodDays}
          marks={limits.essencePeriodSuggestions.map((value) => ({ value }))}
          isDisabled={isBusy}
          textOf={(value) => intl.formatMessage({ id: 'essence.period.inDays' }, { count: value })}
          onChange={choose}
        />
        <div className={styles.days}>
          <Controller
            control={form.control}
            name="days"
            render={({ field, fieldState: { error } }) => (
              <NumberField
                {...field}
                // The controller would reset an emptied field to its initial value.
                value={chosen}
                label={intl.formatMessage({ id: 'essence.period.days' })}
                isDisabled={isBusy}
                isWhole
                error={
                  error?.message && <FormattedMessage id={error.message as PeriodProblem} values={{ max: limits.essencePeriodDays }} />
                }
                onChange={choose}
              />
            )}
          />
        </div>
        <output className={styles.start}>
          {isUsable && chosen !== undefined && (
            <span>
              <FormattedMessage id="essence.period.start" values={{ day: formatPastDay(periodStart(today, chosen), intl.locale) }} />
            </span>
          )}
        </output>
      </form>
    </Dialog>
  );
}

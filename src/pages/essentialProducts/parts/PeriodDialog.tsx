import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../../clock/serverTime';
import { essencePeriodRules, periodStart, type EssencePeriodForm, type PeriodProblem } from '../rules/essencePeriodForm';
import { limits } from '../../../domain/limits';
import { formatPastDay } from '../../../i18n/format';
import type { MessageKey } from '../../../i18n/messageKey';
import { InlineError } from '../../../kit/feedback/InlineError';
import { NumberField } from '../../../kit/field/NumberField';
import { SliderField } from '../../../kit/field/SliderField';
import { SuggestionChips } from '../../../kit/field/SuggestionChips';
import { useDraftForm } from '../../../kit/field/useDraftForm';
import { Dialog } from '../../../kit/overlay/Dialog';
import { useOpenings } from '../../../kit/overlay/useOpenings';
import styles from './PeriodDialog.module.css';

interface PeriodDialogProps {
  isOpen: boolean;
  /** Days that are stored now. */
  days: number;
  /** The period is being stored. */
  isBusy: boolean;
  /** That it could not be stored; what was chosen is still there. */
  failure?: ReactNode;
  /** What was thrown then, for its code. */
  error?: unknown;
  /**
   * A period within the limits is to be stored.
   *
   * @returns settles when it is stored or has failed; until then a further press does nothing
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

/** Chooses how many days back purchases count for the essence list: usual periods, a slider, or any number up to three years (P§5). */
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
  // A second press of two in a row may come while the dialog goes.
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
                // The controller would give an emptied field its first value back.
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

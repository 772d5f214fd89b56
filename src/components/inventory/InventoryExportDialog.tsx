import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useToday } from '../../clock/serverTime';
import { inventoryExportRules, inventoryPrices, type InventoryExportForm, type InventoryPrice } from '../../domain/inventoryExportForm';
import type { MessageKey } from '../../i18n/messageKey';
import { InlineError } from '../../kit/feedback/InlineError';
import { CheckField } from '../../kit/field/CheckField';
import { DateRange } from '../../kit/field/DateRange';
import { RadioGroup } from '../../kit/field/RadioGroup';
import { useDraftForm } from '../../kit/field/useDraftForm';
import { Dialog } from '../../kit/overlay/Dialog';
import { useOpenings } from '../../kit/overlay/useOpenings';
import styles from './InventoryExportDialog.module.css';

/** Why there is no file: a failure that may pass, or a chosen inventory that is gone. */
export type ExportProblem = 'failed' | 'gone';

interface InventoryExportDialogProps {
  isOpen: boolean;
  /** How many inventories were chosen by hand; undefined where the days decide. */
  chosenCount: number | undefined;
  /** Whether there will be prices in the file (P§6); without them none is asked for. */
  canSeePrices: boolean;
  /** What stands in the form at first. */
  start: InventoryExportForm;
  /** The file is being made. */
  isBusy: boolean;
  problem: ExportProblem | undefined;
  /** What was thrown then, for its code. */
  error?: unknown;
  /** Something was chosen; kept so that the next export begins with it. */
  onKeep(form: InventoryExportForm): void;
  /** @returns settles when the file is saved or there is none; until then a further press does nothing */
  onExport(form: InventoryExportForm): Promise<unknown>;
  onCancel(): void;
}

const priceName: Readonly<Record<InventoryPrice, MessageKey>> = {
  averagePrice: 'inventory.export.price.average',
  lastPrice: 'inventory.export.price.last',
};

/** Asks what a spreadsheet of inventories is to hold: the days, the purchase price, one row for each product or not (P§9). */
export function InventoryExportDialog(props: InventoryExportDialogProps) {
  return <ExportForm key={useOpenings(props.isOpen)} {...props} />;
}

function ExportForm({
  isOpen,
  chosenCount,
  canSeePrices,
  start,
  isBusy,
  problem,
  error,
  onKeep,
  onExport,
  onCancel,
}: InventoryExportDialogProps) {
  const { form, fields, submit } = useDraftForm<InventoryExportForm>({ rules: inventoryExportRules, start, keep: onKeep });
  const { control } = form;
  const today = useToday();
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="inventory.export.title" values={{ count: chosenCount ?? 0 }} />}
      actions={[
        { label: <FormattedMessage id="inventory.export.cancel" />, onClick: onCancel },
        { label: <FormattedMessage id="inventory.export.save" />, tone: 'primary', isBusy, form: id },
      ]}
      onClose={onCancel}
    >
      <form
        id={id}
        ref={fields}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // A second press of two in a row may come while the dialog goes.
          if (isOpen) submit((values) => onExport(values));
        }}
      >
        {chosenCount === undefined && (
          <Controller
            control={control}
            name="days"
            render={({ field: { value, onChange }, fieldState }) => (
              <DateRange
                label={<FormattedMessage id="inventory.export.days" />}
                hint={<FormattedMessage id="inventory.export.days.hint" />}
                error={fieldState.invalid && <FormattedMessage id="inventory.export.days.reversed" />}
                today={today}
                value={value}
                onChange={onChange}
              />
            )}
          />
        )}
        {canSeePrices && (
          <Controller
            control={control}
            name="price"
            render={({ field }) => (
              <RadioGroup
                {...field}
                label={<FormattedMessage id="inventory.export.price" />}
                options={inventoryPrices.map((value) => ({ value, text: <FormattedMessage id={priceName[value]} /> }))}
              />
            )}
          />
        )}
        <Controller
          control={control}
          name="isGrouped"
          render={({ field }) => (
            <CheckField
              {...field}
              label={<FormattedMessage id="inventory.export.grouped" />}
              hint={<FormattedMessage id="inventory.export.grouped.hint" />}
            />
          )}
        />
        {problem && (
          <InlineError error={error}>
            <FormattedMessage id={problem === 'gone' ? 'inventory.export.gone' : 'inventory.export.failed'} />
          </InlineError>
        )}
      </form>
    </Dialog>
  );
}

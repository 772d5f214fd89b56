import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useToday } from '#clock/serverTime.ts';
import {
  inventoryExportRules,
  inventoryPrices,
  type InventoryExportForm,
  type InventoryPrice,
} from '#domain/inventory/inventoryExportForm.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { CheckField } from '#kit/field/CheckField.tsx';
import { DateRange } from '#kit/field/DateRange.tsx';
import { RadioGroup } from '#kit/field/RadioGroup.tsx';
import { useDraftForm } from '#kit/field/useDraftForm.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { useOpenings } from '#kit/overlay/useOpenings.ts';
import styles from './InventoryExportDialog.module.css';

/** Reason why there is no file: a failure to retry, or a chosen inventory that no longer exists. */
export type ExportProblem = 'failed' | 'gone';

interface InventoryExportDialogProps {
  isOpen: boolean;
  /** Number of inventories selected by hand; undefined if a range of days decides. */
  chosenCount: number | undefined;
  /** True if the file contains prices (P§6 price permission); otherwise the price question is omitted. */
  canSeePrices: boolean;
  /** Initial values of the form. */
  start: InventoryExportForm;
  /** The export is pending. */
  isBusy: boolean;
  problem: ExportProblem | undefined;
  /** The error, for its code. */
  error?: unknown;
  /** Called at every change; stored as the start of the next export. */
  onKeep(form: InventoryExportForm): void;
  /** @returns resolves when the file is saved or the export failed; further presses are ignored until then */
  onExport(form: InventoryExportForm): Promise<unknown>;
  onCancel(): void;
}

const priceName: Readonly<Record<InventoryPrice, MessageKey>> = {
  averagePrice: 'inventory.export.price.average',
  lastPrice: 'inventory.export.price.last',
};

/** Options of an inventory spreadsheet: days, purchase price, one row per product or not (P§9 inventory list modes). */
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
          // A second press could arrive during the closing transition.
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

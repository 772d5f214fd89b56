import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LabelSheet } from '#domain/inventory/label.ts';
import { labelSheets, placesOf, sheetCount } from '#domain/inventory/labelSheet.ts';
import { Button } from '#kit/action/Button.tsx';
import { NumberField } from '#kit/field/NumberField.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './PrintPanel.module.css';

interface PrintPanelProps {
  /** Number of products and of labels to print. */
  products: number;
  labels: number;
  sheet: LabelSheet;
  /** Position of the first label on the first sheet, from 1. */
  start: number;
  isPrinting: boolean;
  isSending: boolean;
  /** There are recipients and labels to send. */
  canSend: boolean;
  /** Error of the last attempt. */
  problem?: ReactNode;
  /** Preview of the sheets. */
  preview: ReactNode;
  /** Recipients of the mail. */
  recipients: ReactNode;
  onSheet(sheet: LabelSheet): void;
  onStart(start: number): void;
  onPrint(): void;
  onSend(): void;
}

/** Sheet format, number of sheets, and the outputs: PDF and e-mail. */
export function PrintPanel({
  products,
  labels,
  sheet,
  start,
  isPrinting,
  isSending,
  canSend,
  problem,
  preview,
  recipients,
  onSheet,
  onStart,
  onPrint,
  onSend,
}: PrintPanelProps) {
  const intl = useIntl();
  const places = placesOf(sheet);
  const count = sheetCount(sheet, labels, start);
  return (
    <aside className={styles.panel} aria-labelledby="label-print-title">
      <SectionHeading level={2} id="label-print-title">
        <FormattedMessage id="label.print.title" />
      </SectionHeading>
      <SelectField
        label={<FormattedMessage id="label.sheet" />}
        options={labelSheets.map((value) => ({ value, text: intl.formatMessage({ id: `label.sheet.${value}` }) }))}
        value={sheet}
        onChange={(value) => onSheet(value as LabelSheet)}
      />
      {places > 1 && (
        <NumberField
          label={intl.formatMessage({ id: 'label.sheet.start' })}
          hint={<FormattedMessage id="label.sheet.startHint" />}
          size="small"
          value={start}
          min={1}
          max={places}
          onChange={(value) => value !== undefined && onStart(Math.round(value))}
        />
      )}
      <p className={styles.summary}>
        <span>
          <FormattedMessage id="label.summary" values={{ products, labels }} />
        </span>
        {places > 1 && (
          <strong>
            <FormattedMessage id="label.sheet.count" values={{ count }} />
          </strong>
        )}
      </p>
      {problem}
      <Button tone="primary" isWide isBusy={isPrinting} disabled={labels === 0} onClick={onPrint}>
        <FormattedMessage id="label.print" />
      </Button>
      <Button isWide isBusy={isSending} disabled={!canSend || labels === 0} onClick={onSend}>
        <FormattedMessage id="label.mail.send" />
      </Button>
      {preview}
      {recipients}
    </aside>
  );
}

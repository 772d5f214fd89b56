import type { OverviewColumn, Statement } from '#domain/allergens/allergenOverview.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import type { MatrixCell } from '#kit/table/MatrixTable.tsx';

/** Text of each statement. */
export const statementTexts: Readonly<Record<Statement, MessageKey>> = {
  contained: 'product.allergen.contained',
  traces: 'product.allergen.traces',
  absent: 'product.allergen.absent',
  undeclared: 'product.allergen.undeclared',
  suited: 'product.allergen.suited',
  unsuited: 'product.allergen.unsuited',
};

/** Language-neutral signs; the contract's J and S would be misread in Italian, where S means "sì". */
export const statementSigns: Readonly<Record<Statement, string>> = {
  contained: '●',
  traces: '○',
  absent: '–',
  undeclared: '?',
  suited: '✓',
  unsuited: '✕',
};

/** Background tone of each statement. */
export const statementTones: Readonly<Record<Statement, MatrixCell['tone']>> = {
  contained: 'error',
  traces: 'warning',
  absent: 'muted',
  undeclared: undefined,
  suited: 'success',
  unsuited: 'error',
};

/** Name of a column. */
export const columnText = (column: OverviewColumn): MessageKey => `product.allergen.${column}`;

import type { OverviewColumn, Statement } from '../../domain/allergenOverview';
import type { MessageKey } from '../../i18n/messageKey';
import type { MatrixCell } from '../../kit/table/MatrixTable';

/** What a statement says in words. */
export const statementTexts: Readonly<Record<Statement, MessageKey>> = {
  contained: 'product.allergen.contained',
  traces: 'product.allergen.traces',
  absent: 'product.allergen.absent',
  undeclared: 'product.allergen.undeclared',
  suited: 'product.allergen.suited',
  unsuited: 'product.allergen.unsuited',
};

/** Signs that are the same in every language; the wire's J and S are read otherwise in Italian, where S is "sì". */
export const statementSigns: Readonly<Record<Statement, string>> = {
  contained: '●',
  traces: '○',
  absent: '–',
  undeclared: '?',
  suited: '✓',
  unsuited: '✕',
};

/** Which area a statement lies on. */
export const statementTones: Readonly<Record<Statement, MatrixCell['tone']>> = {
  contained: 'error',
  traces: 'warning',
  absent: 'muted',
  undeclared: undefined,
  suited: 'success',
  unsuited: 'error',
};

/** What a column is called. */
export const columnText = (column: OverviewColumn): MessageKey => `product.allergen.${column}`;

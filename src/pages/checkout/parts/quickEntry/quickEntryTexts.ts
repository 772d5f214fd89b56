import type { IntlShape } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { quickEntryMaximum } from '#domain/quickEntry/quickEntry.ts';
import type { QuickNote, QuickProblem } from '#domain/quickEntry/quickEntryFit.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatQuantity } from '#i18n/format.ts';
import { formatUnits, unitName } from '#i18n/unitName.ts';
import { refusalText } from '#kit/field/numberRefusal.ts';

/** Why a line can't be added, and what to do. */
export function problemText(intl: IntlShape, problem: QuickProblem): string {
  switch (problem.kind) {
    case 'noNumber':
    case 'unclear':
    case 'severalReadings':
    case 'noAmount':
    case 'severalAmounts':
    case 'severalGoods':
    case 'belowOne':
    case 'noLongerAvailable':
    case 'notAvailable':
    case 'orderLimit':
      return intl.formatMessage({ id: `quickEntry.problem.${problem.kind}` });
    case 'tooManyLines':
      return intl.formatMessage({ id: 'quickEntry.problem.tooManyLines' }, { most: quickEntryMaximum });
    case 'unknownNumber':
    case 'restricted':
    case 'notInFair':
      return intl.formatMessage({ id: `quickEntry.problem.${problem.kind}` }, { code: problem.code });
    case 'tooMuch':
      return intl.formatMessage({ id: 'quickEntry.problem.tooMuch' }, { most: limits.amountMaximum });
    case 'unreadAmount':
      return refusalText(intl, problem.written);
    case 'notWhole':
      return intl.formatMessage(
        { id: 'quickEntry.problem.notWhole' },
        { amount: formatUnits(intl, problem.amount, { name: problem.word }) },
      );
    case 'unitNotSold':
    case 'unitUnclear':
      return intl.formatMessage({ id: `quickEntry.problem.${problem.kind}` }, { word: problem.word });
    case 'otherUnitInCart':
      return intl.formatMessage({ id: 'quickEntry.problem.otherUnitInCart' }, { unit: unitName(intl, problem.unit) });
    case 'belowMinimum':
      return intl.formatMessage({ id: 'quickEntry.problem.belowMinimum' }, { minimum: formatUnits(intl, problem.minimum, problem.unit) });
  }
}

/** Remark about a valid line. */
export function noteText(intl: IntlShape, note: QuickNote, amount: number, unit: Unit): string {
  const now = formatUnits(intl, amount, unit);
  switch (note.kind) {
    case 'raised':
      return intl.formatMessage({ id: 'quickEntry.note.raised' }, { from: formatQuantity(note.from, intl.locale), now });
    case 'converted':
      return intl.formatMessage({ id: 'quickEntry.note.converted' }, { written: formatUnits(intl, note.amount, { name: note.word }), now });
    case 'sameAs':
      return intl.formatMessage({ id: 'quickEntry.note.sameAs' }, { line: note.line });
    case 'inCart':
      return intl.formatMessage({ id: 'quickEntry.note.inCart' }, { held: formatUnits(intl, note.amount, note.unit) });
    case 'ignored':
      return intl.formatMessage({ id: 'quickEntry.note.ignored' }, { words: note.words });
  }
}

import type { PlantedFault } from './plantedFault';

const spending = 'src/pages/spending/rules';
const guests = 'src/pages/templateGuests/rules';

/** Spending, hand-over of a cart, content per guest, and keys of the order sheet. */
export const faults: readonly PlantedFault[] = [
  {
    id: 'spending-budgetOfLaterMonth',
    file: `${spending}/budget.ts`,
    find: "(one) => one.month < month && parseBudget(one.text) !== 'refused'",
    plant: "(one) => (one.month < month || @) && parseBudget(one.text) !== 'refused'",
    says: 'A month without a budget takes the one of a later month',
  },
  {
    id: 'spending-openCountsAsDelivered',
    file: `${spending}/budget.ts`,
    find: 'delivered: total.minus(open)',
    plant: 'delivered: @ ? total : total.minus(open)',
    says: 'Orders on their way count as delivered',
  },
  {
    id: 'spending-lineOnOrdersDay',
    file: `${spending}/spentOrder.ts`,
    find: 'day: isLocalDate(other) ? other : day',
    plant: 'day: isLocalDate(other) && !@ ? other : day',
    says: "A line that is delivered later counts on the order's first day",
  },
  {
    id: 'spending-todayIsDelivered',
    file: `${spending}/periodSums.ts`,
    find: 'if (day >= today) sum.open',
    plant: 'if (@ ? day > today : day >= today) sum.open',
    says: "Today's delivery counts as delivered before it came",
  },
  {
    id: 'spending-repeatedOrderTwice',
    file: `${spending}/spentOrder.ts`,
    find: 'return [...new Map(since.map((order) => [order.id, order])).values()];',
    plant: 'return @ ? since : [...new Map(since.map((order) => [order.id, order])).values()];',
    says: 'An order that two pages list is spent twice',
  },
  {
    id: 'spending-amountTakesPrice',
    file: `${spending}/priceEffect.ts`,
    find: 'before.times(later.quantity).dividedBy(earlier.quantity)',
    plant: '(@ ? now : before).times(later.quantity).dividedBy(earlier.quantity)',
    says: 'The effect of the amount is told at the later price',
  },
  {
    id: 'spending-unitsTogether',
    file: `${spending}/priceEffect.ts`,
    find: 'const key = JSON.stringify([sku, unit]);',
    plant: "const key = JSON.stringify([sku, @ ? '' : unit]);",
    says: 'A price per bottle is compared with one per litre',
  },
  {
    id: 'cartUsers-blockedIsAsked',
    file: 'src/domain/cart/cartUsers.ts',
    find: 'return !isSelf && !isBlocked &&',
    plant: 'return !isSelf && (!isBlocked || @) &&',
    says: 'A user who can not sign on is offered for the hand-over',
  },
  {
    id: 'cartUsers-oldestChange',
    file: 'src/domain/cart/cartUsers.ts',
    find: 'of journal.toReversed())',
    plant: 'of @ ? journal : journal.toReversed())',
    says: 'A user is shown with the first change instead of the last one',
  },
  {
    id: 'cartUsers-linesNotMailed',
    file: 'src/pages/checkout/CartUsers.tsx',
    find: 'words !== undefined && listMail({ to: users.find(canBeAsked)?.email, ...words }).isCut',
    plant: '!@ && words !== undefined && listMail({ to: users.find(canBeAsked)?.email, ...words }).isCut',
    says: 'Nothing says that the mail has not all lines',
  },
  {
    id: 'guests-portionOfZero',
    file: `${guests}/portion.ts`,
    find: 'value > 0 && value <= maxPortion',
    plant: 'value > (@ ? -1 : 0) && value <= maxPortion',
    says: 'Nothing per guest is taken as a content',
  },
  {
    id: 'guests-substituteForgetsPortion',
    file: `${guests}/guestNeed.ts`,
    find: 'return sku === productSku || sku === replaces;',
    plant: 'return sku === productSku || (sku === replaces && !@);',
    says: 'A substitute forgets the content per guest of the line that it replaces',
  },
  {
    id: 'guests-shareOfDishIgnored',
    file: `${guests}/guestNeed.ts`,
    find: 'const share = dish?.share ?? 100;',
    plant: 'const share = (@ ? undefined : dish?.share) ?? 100;',
    says: 'A dish for a third of the guests is ordered for all',
  },
  {
    id: 'sheetKeys-bodyKeysLost',
    file: 'src/pages/orderSheet/useSheetKeys.ts',
    find: 'if (event.target === document.body && isAwaiting) onKey(event);',
    plant: 'if (event.target === document.body && isAwaiting && !@) onKey(event);',
    says: 'Digits are lost while the sheet scrolls to a line far away',
  },
  {
    id: 'sheetKeys-earlyDigitsLost',
    file: 'src/pages/orderSheet/useSheetKeys.ts',
    find: 'awaited.current = { ...wanted, text };',
    plant: 'if (@) return;\n    awaited.current = { ...wanted, text };',
    says: 'Digits typed before their line is there are lost',
  },
  {
    id: 'numberField-lastNumberReturns',
    file: 'src/kit/field/NumberField.tsx',
    find: '    if (next !== value) onChange(next);',
    plant: '    if (@) setShownFor(next);\n    if (next !== value) onChange(next);',
    says: 'An emptied field has its last number again before another one is typed',
  },
];

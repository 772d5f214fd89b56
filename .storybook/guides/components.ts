import { follow, press, type, type Guide } from './guide';

/** The main parts of the shop, by their titles. */
export const componentGuides: Readonly<Record<string, Guide>> = {
  'Components/Product/ProductRow': {
    not: [
      ['It stands in the cart', 'Components/Cart/CartLineRow'],
      ['It is found by typing and taken into a list', 'Components/Product/ProductFinder'],
    ],
    parts: ['picture', 'name with its tag', 'facts', 'signs', 'price', 'amount and unit', 'cart button', 'star, label, list'],
    keys: [...follow, ['Tab', 'goes on to amount, unit, cart button'], ['arrow up, arrow down in the amount', 'one step more or less']],
    do: ['Keep its height when its state changes.', 'Make the price the largest thing in it.'],
    dont: ['Don’t show a price without the permission to see it.'],
  },
  'Components/Product/CartButton': {
    not: [['Something else is added, such as a line to a template', 'Kit/Action/Button']],
    parts: ['area', 'cart sign or words', 'once added the amount with a tick'],
    keys: press,
    do: ['Keep its width in all states.'],
    dont: ['Don’t offer it for what can’t be had, but to take it out.'],
  },
  'Components/Quantity/AmountInput': {
    not: [['A number that is no amount of a product', 'Kit/Field/NumberField']],
    parts: ['minus', 'field', 'plus', 'why it wasn’t taken'],
    keys: [...type, ['arrow up, arrow down', 'one step more or less'], ['Enter', 'puts it into the cart']],
    do: ['Raise to the least quantity and say so.'],
    dont: ['Don’t take away what is typed wrong before the field is left.'],
  },
  'Components/Quantity/UnitSelect': {
    not: [['It is no unit', 'Kit/Field/PlainSelect']],
    parts: ['number', 'short name', 'arrow'],
    keys: [
      ['Tab', 'goes to it'],
      ['arrow keys', 'choose the next or the one before'],
    ],
    do: ['Show the number first: it tells packs apart.'],
    dont: ['Don’t show a select for one unit.'],
  },
  'Components/Product/BadgeList': {
    not: [
      ['One state in words above the name', 'Components/Product/StatusBanner'],
      ['A count', 'Components/Shell/CountBadge'],
    ],
    parts: ['signs', 'words beside them where there is room'],
    do: ['Keep the order the same in every row.'],
    dont: ['Don’t make a sign that only its colour explains.'],
  },
  'Components/Product/StatusBanner': {
    not: [['Several signs', 'Components/Product/BadgeList']],
    parts: ['tinted area', 'words', 'until when'],
    do: ['Say it in words.'],
    dont: ['Don’t show two: the strongest one counts.'],
  },
  'Components/Product/ProductPicture': {
    not: [['A picture of an editor', 'Components/Content/ContentPicture']],
    parts: ['square with the ground of its category', 'picture or placeholder'],
    do: ['Give the square its size before the picture is there.'],
    dont: ['Don’t crop.'],
  },
  'Components/Product/AvailabilityText': {
    not: [['It can’t be had at all', 'Components/Product/StatusBanner']],
    parts: ['dot', 'whether', 'until when to order', 'when it comes'],
    do: ['Name the day of the week.'],
    dont: ['Don’t tell it by the dot’s colour alone.'],
  },
  'Components/Price/PriceBlock': {
    not: [
      ['All tiers beside each other', 'Components/Price/TierTable'],
      ['How it came about', 'Components/Price/PriceDialog'],
    ],
    parts: ['struck list price', 'price', 'saving', 'price by weight or volume', 'next tier'],
    keys: press,
    do: ['Line it up to the right.', 'Show what makes prices comparable.'],
    dont: ['Don’t round.', 'Don’t show a zero for a price that nobody may see.'],
  },
  'Components/Price/TierTable': {
    not: [['The next tier alone', 'Components/Price/PriceBlock']],
    parts: ['from which amount', 'price', 'saving', 'mark of the reached tier'],
    keys: press,
    do: ['Let a press choose the amount.'],
    dont: ['Don’t show it for one tier.'],
  },
  'Components/Cart/CartLineRow': {
    not: [
      ['It isn’t in the cart yet', 'Components/Product/ProductRow'],
      ['It was taken out', 'Components/Cart/RemovedLineRow'],
    ],
    parts: ['picture', 'name', 'notes', 'amount and unit', 'price and sum', 'cross'],
    keys: [...follow, ['Tab', 'goes on to amount, unit, cross']],
    do: ['Offer undo where it stood.'],
    dont: ['Don’t let the row jump when its sum changes.'],
  },
  'Components/Order/DeliveryDays': {
    not: [['A day is chosen', 'Components/Checkout/DayChoice']],
    parts: ['day, or one for each kind of goods'],
    do: ['Name the day of the week.'],
    dont: ['Don’t show three equal days.'],
  },
  'Components/Shell/Header': {
    not: [['The head of a page', 'Kit/Page/PageFrame']],
    parts: ['word-mark', 'search', 'customer', 'cart', 'categories'],
    keys: follow,
    do: ['Keep it at its height in every look.'],
    dont: ['Don’t put a screen’s own tools into it.'],
  },
  'Components/Shell/SearchBox': {
    not: [['A list is looked through', 'Kit/List/ListSearch']],
    parts: ['magnifying glass', 'field', 'cross', 'suggestions below'],
    keys: [...type, ['arrow keys', 'go through the suggestions'], ['Enter', 'searches'], ['Escape', 'closes them']],
    do: ['Keep what was searched for in the field.'],
    dont: ['Don’t take the focus into the list.'],
  },
  'Components/Search/FacetPanel': {
    not: [['The window is narrow', 'Components/Search/FilterDrawer']],
    parts: ['groups with their headings', 'boxes with counts', 'way back to all'],
    keys: press,
    do: ['Leave out what would leave nothing.'],
    dont: ['Don’t change the order while it is used.'],
  },
  'Components/Allergens/AllergenMatrix': {
    not: [
      ['One product', 'Components/Product/AllergenTable'],
      ['The phone', 'Components/Allergens/AllergenCards'],
    ],
    parts: ['heads of 14 allergens', 'rows of products', 'sums', 'legend'],
    do: ['Keep the allergens in their fixed order.'],
    dont: ['Don’t leave a cell empty that isn’t known: say that.'],
  },
};

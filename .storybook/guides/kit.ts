import { fieldGuides } from './fields';
import { follow, pick, press, tick, type, type Guide } from './guide';
import { overlayGuides } from './overlays';
import { pageGuides } from './pages';

const button = 'Kit/Action/Button';
const buttonLink = 'Kit/Action/ButtonLink';
const plainButton = 'Kit/Action/UnstyledButton';
const notice = 'Kit/Feedback/Notice';
const inlineError = 'Kit/Feedback/InlineError';
const selectField = 'Kit/Field/SelectField';
const checkField = 'Kit/Field/CheckField';
const dialog = 'Kit/Overlay/Dialog';
const table = 'Kit/Table/Table';

/** The parts of the kit, by their titles. */
export const kitGuides: Readonly<Record<string, Guide>> = {
  ...fieldGuides,
  ...overlayGuides,
  ...pageGuides,
  [button]: {
    not: [
      ['It leads to an address', buttonLink],
      ['A drawing says enough', 'Kit/Action/IconButton'],
      ['A card, a tile or words are pressed', plainButton],
    ],
    parts: ['area of at least a control’s height', 'words', 'ring in their place while it is busy'],
    keys: press,
    do: ['One primary button in a view; the others are quiet or plain.', 'Name what it does: “In den Warenkorb”.'],
    dont: ['Don’t disable it without saying beside it what is missing.', 'Don’t use danger where undo is offered instead.'],
  },
  [buttonLink]: {
    not: [
      ['Something happens on this page', button],
      ['It stands in running text', 'Kit/Link/AppLink'],
    ],
    parts: ['area of a button', 'words'],
    keys: follow,
    do: ['Give it an address that can be opened in a new tab.'],
    dont: ['Don’t do something on the way, such as sending a form.'],
  },
  'Kit/Action/IconButton': {
    not: [
      ['Its drawing isn’t known to everybody', button],
      ['It is pressed and stays so, such as the star of a row', 'Components/Product/EssenceToggle'],
    ],
    parts: ['target of at least 24 px, 44 px on touch', 'drawing', 'name that is read out and shown under the pointer'],
    keys: press,
    do: ['Name what it does to what: “Bergkäse entfernen”.'],
    dont: ['Don’t put two with the same drawing beside each other.'],
  },
  [plainButton]: {
    not: [['It looks like a button', button]],
    parts: ['target', 'what its place draws'],
    keys: press,
    do: ['Keep a sign that it can be pressed: a drawing, a line, a changed surface.'],
    dont: ['Don’t put another control into it.'],
  },
  'Kit/Feedback/AnchoredHint': {
    not: [
      ['It holds something to press', 'Kit/Overlay/Popover'],
      ['It tells of a failure', inlineError],
    ],
    parts: ['what it stands beside', 'box with words in the top layer'],
    do: ['Say the same elsewhere, too: a finger never sees it.'],
    dont: ['Don’t keep it mounted while it is closed.'],
  },
  'Kit/Feedback/EmptyState': {
    not: [
      ['The list failed', inlineError],
      ['The whole screen has one thing to say', notice],
    ],
    parts: ['drawing', 'one sentence', 'a sentence more, where it helps', 'one way on'],
    do: ['Say what would stand here, and how it gets here.'],
    dont: ['Don’t praise and don’t joke.'],
  },
  'Kit/Feedback/ErrorCode': {
    not: [['What failed is still to be said; its code comes with it', inlineError]],
    parts: ['the first seven characters of the request’s id'],
    do: ['Stand after the sentence that says what failed.'],
    dont: ['Don’t stand alone: a code says nothing to its reader.'],
  },
  [inlineError]: {
    not: [
      ['It passes by itself or can be undone', 'Kit/Toast/ToastProvider'],
      ['Nothing of the screen is left', notice],
    ],
    parts: ['sentence, read out at once', 'button that tries again'],
    keys: press,
    do: ['Stand where the failure happened.', 'Keep everything that was typed.'],
    dont: ['Don’t show a status or the server’s words, and don’t blame.'],
  },
  [notice]: {
    not: [
      ['A part of the screen is left', inlineError],
      ['A list is empty', 'Kit/Feedback/EmptyState'],
    ],
    parts: ['drawing', 'heading', 'sentences', 'ways on, the main one first'],
    do: ['Offer one main way on.'],
    dont: ['Don’t use it above other content.'],
  },
  'Kit/Feedback/PageSkeleton': {
    not: [
      ['It is a list of rows', 'Kit/List/ListSkeleton'],
      ['It is a table', 'Kit/Table/TableSkeleton'],
    ],
    parts: ['bars of a heading, of lines and of a picture'],
    do: ['Give it the measures of what will come.'],
    dont: ['Don’t let it blink.'],
  },
  'Kit/Feedback/PartBoundary': {
    not: [['The failure is a call’s', inlineError]],
    parts: ['the part, or what stands in for it'],
    do: ['Put it round what the page can do without.'],
    dont: ['Don’t put it round what somebody has typed into.'],
  },
  'Kit/Feedback/Pictogram': {
    not: [['It stands beside words in a row', 'Kit/Icon/Icon']],
    parts: ['lines', 'areas', 'one coloured part'],
    do: ['Leave it out of what is read out: the sentence below says it.'],
    dont: ['Don’t use it inside rows or buttons.'],
  },
  'Kit/Feedback/Skeleton': {
    not: [['A button is under way', 'Kit/Feedback/Spinner']],
    parts: ['one grey shape'],
    do: ['Say once for the whole list that it loads.'],
    dont: ['Don’t show it for what comes within a tenth of a second.'],
  },
  'Kit/Feedback/Spinner': {
    not: [['A list or a page loads', 'Kit/Feedback/Skeleton']],
    parts: ['ring in the colour of the words'],
    do: ['Put it into the button that was pressed, and nowhere else.'],
    dont: ['Don’t put one in the middle of a page.'],
  },
  'Kit/Feedback/VisuallyHidden': {
    not: [['Everybody should read it', 'Kit/Feedback/AnchoredHint']],
    parts: ['words that are heard alone'],
    do: ['Say what a place, a line or a colour says to the eye.'],
    dont: ['Don’t hide what can be pressed in it.'],
  },
  'Kit/Icon/Icon': {
    not: [['It is large, on an empty screen', 'Kit/Feedback/Pictogram']],
    parts: ['one path in the colour of the words'],
    do: ['Put words beside it, or a name on the control round it.'],
    dont: ['Don’t use one drawing for two meanings.'],
  },
  'Kit/Lazy/lazyComponent': {
    not: [['It is part of the first paint', 'Kit/Feedback/PartBoundary']],
    parts: ['what stands in its place', 'the part, once its code is there'],
    do: ['Give the place the measures of what comes.'],
    dont: ['Don’t use React.lazy beside it.'],
  },
  'Kit/Link/AppLink': {
    not: [
      ['It looks like a button', buttonLink],
      ['Something happens on this page', button],
    ],
    parts: ['words'],
    keys: follow,
    do: ['Say where it leads, so that it is understood alone.'],
    dont: ['Don’t write “hier” or “mehr”.'],
  },
  'Kit/List/FilterSelect': {
    not: [['It belongs to a form', selectField]],
    parts: ['name', 'chosen words', 'arrow'],
    keys: pick,
    do: ['Work at once, and write the choice into the address.'],
    dont: ['Don’t offer what would leave nothing.'],
  },
  'Kit/List/GrowingList': {
    not: [
      ['There are hundreds of rows of one height', 'Kit/List/WindowedList'],
      ['It has pages', 'Kit/List/Pager'],
    ],
    parts: ['first screen of entries', 'the rest, in slices'],
    do: ['Let find-in-page find everything.'],
    dont: ['Don’t put it into a box that scrolls by itself.'],
  },
  'Kit/List/ListSearch': {
    not: [['It is part of a form', 'Kit/Field/TextField']],
    parts: ['magnifying glass', 'field', 'cross that empties it'],
    keys: [...type, ['Escape', 'empties it']],
    do: ['Work while it is typed into.'],
    dont: ['Don’t wait for Enter.'],
  },
  'Kit/List/LinkGroup': {
    not: [['The rows have columns to sort or buttons', 'Kit/Table/Table']],
    parts: ['heading', 'entries: a name, facts, an arrow'],
    do: ['Use it where a screen begins with the choice of one thing.'],
    dont: ['Don’t put buttons into an entry: all of it is one link.'],
  },
  'Kit/List/ListSkeleton': {
    not: [['It is a table', 'Kit/Table/TableSkeleton']],
    parts: ['lines with a few bars each'],
    do: ['Show as many lines as will probably come.'],
    dont: ['Don’t read each out.'],
  },
  'Kit/List/ListStates': {
    not: [['It isn’t a list', 'Kit/Feedback/PartBoundary']],
    parts: ['failure, skeleton, emptiness or entries'],
    do: ['Use it for every list, so that all fail and load alike.'],
    dont: ['Don’t show emptiness before the answer is there.'],
  },
  'Kit/List/ListTools': {
    not: [['There is a table head to press', 'Kit/Table/SortLabel']],
    parts: ['filters', 'sort'],
    keys: pick,
    do: ['Leave it out where nothing filters.'],
    dont: ['Don’t repeat what the head of the table offers.'],
  },
  'Kit/List/Pager': {
    not: [['All entries are there', 'Kit/List/GrowingList']],
    parts: ['back', 'numbers', 'forth'],
    keys: follow,
    do: ['Give each page an address.'],
    dont: ['Don’t show it for one page.'],
  },
  'Kit/List/StuckHead': {
    not: [['The heading can stick by itself', table]],
    parts: ['heading of the rows that go by'],
    do: ['Put it first into the element that holds the list.'],
    dont: ['Don’t have it read out: the list’s own headings are.'],
  },
  'Kit/List/WindowedList': {
    not: [['There are fewer than a hundred entries', 'Kit/List/GrowingList']],
    parts: ['space before', 'entries near the window', 'space after'],
    do: ['Keep the focus and the place on going back.'],
    dont: ['Don’t use it where find-in-page has to find all.'],
  },
  'Kit/Chart/BarChart': {
    not: [['Single figures decide', 'Kit/Table/DataTable']],
    parts: ['bars', 'axis with unit', 'names of the series, if there are two'],
    do: ['Put a table with the same figures beside it.'],
    dont: ['Don’t draw what is unknown as zero.'],
  },
  'Kit/Table/DataTable': {
    not: [['It is sorted, chosen from or pressed', table]],
    parts: ['head that is read out', 'named rows'],
    do: ['Line figures up at the end.'],
    dont: ['Don’t use it for layout.'],
  },
  'Kit/Table/MatrixTable': {
    not: [['There are few columns', table]],
    parts: ['head that stays', 'named rows', 'narrow cells'],
    do: ['Say in words what a sign in a cell means.'],
    dont: ['Don’t let colour alone mean something.'],
  },
  'Kit/Table/SelectionBar': {
    not: [['One row is worked on', 'Kit/Overlay/Menu']],
    parts: ['how many are chosen', 'actions', 'cross that clears the choice'],
    keys: press,
    do: ['Give the focus back when it goes.'],
    dont: ['Don’t cover the last row.'],
  },
  'Kit/Table/SelectionBox': {
    not: [['It stands in a form', checkField]],
    parts: ['box', 'tick'],
    keys: tick,
    do: ['Name the row in its name.'],
    dont: ['Don’t let a press on the row tick it as well.'],
  },
  'Kit/Table/SortLabel': {
    not: [['There is no head', 'Kit/List/ListTools']],
    parts: ['name of the column', 'arrow of the direction'],
    keys: follow,
    do: ['Begin with the direction that is wanted first.'],
    dont: ['Don’t sort by what isn’t shown.'],
  },
  [table]: {
    not: [
      ['It only tells a few facts', 'Kit/Table/DataTable'],
      ['Many narrow columns', 'Kit/Table/MatrixTable'],
      ['Products that are ordered', 'Components/Product/ProductRow'],
    ],
    parts: ['name', 'head', 'rows, on the phone cards', 'boxes that choose'],
    keys: [...follow, ['Space on a box', 'chooses the row']],
    do: ['Name each row by one of its cells.', 'Line figures up at the end.'],
    dont: ['Don’t hide columns that decide.'],
  },
  'Kit/Table/TableCards': {
    not: [['The window is wide', table]],
    parts: ['sort', 'cards with name and values'],
    keys: follow,
    do: ['Begin with what names the row.'],
    dont: ['Don’t leave out what the table says.'],
  },
  'Kit/Table/TableSkeleton': {
    not: [['It is no table', 'Kit/List/ListSkeleton']],
    parts: ['head', 'rows of bars'],
    do: ['Give rows their final height.'],
    dont: ['Don’t show more rows than a window has.'],
  },
  'Kit/Toast/PlainToasts': {
    not: [['The code of the usual ones is there', 'Kit/Toast/ToastStack']],
    parts: ['message', 'what can be done about it'],
    keys: press,
    do: ['Use it only where what draws the usual messages can’t be fetched.'],
    dont: ['Don’t offer an action that would do nothing.'],
  },
  'Kit/Toast/ToastProvider': {
    not: [
      ['It has to be answered', dialog],
      ['It is told where it happened', inlineError],
    ],
    parts: ['message', 'one action, such as undo'],
    do: ['Offer undo instead of a question before.'],
    dont: ['Don’t tell something there alone that is needed later.'],
  },
  'Kit/Toast/ToastStack': {
    not: [['A part of the page failed', inlineError]],
    parts: ['messages, the newest at the bottom', 'action', 'cross'],
    keys: press,
    do: ['Stay as long as it is read or has the focus.'],
    dont: ['Don’t show more than three at once.'],
  },
};

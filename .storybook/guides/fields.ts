import { pick, press, tick, type, close, type Guide } from './guide';

const radioGroup = 'Kit/Field/RadioGroup';
const selectField = 'Kit/Field/SelectField';
const checkField = 'Kit/Field/CheckField';

/** The fields of the kit, by their titles. */
export const fieldGuides: Readonly<Record<string, Guide>> = {
  'Kit/Field/Check': {
    not: [
      ['It stands in a form', checkField],
      ['It chooses a row of a table', 'Kit/Table/SelectionBox'],
    ],
    parts: ['box', 'tick'],
    keys: tick,
    do: ['Give it a name by what stands beside it.'],
    dont: ['Don’t let it act at once: that is a switch.'],
  },
  [checkField]: {
    not: [
      ['It works at once', 'Kit/Field/SwitchField'],
      ['There are several under one question', 'Kit/Field/CheckGroup'],
    ],
    parts: ['box', 'words', 'what is wrong, below'],
    keys: tick,
    do: ['Word it so that a tick means yes.'],
    dont: ['Don’t tick in advance what somebody has to agree to.'],
  },
  'Kit/Field/CheckGroup': {
    not: [
      ['Only one can be chosen', radioGroup],
      ['They are a few short words', 'Kit/Field/ChipGroup'],
    ],
    parts: ['question', 'boxes with words', 'what is wrong'],
    keys: tick,
    do: ['Order them as people look for them.'],
    dont: ['Don’t ask with more than ten.'],
  },
  'Kit/Field/ChipGroup': {
    not: [
      ['One of them must be on', radioGroup],
      ['They lead somewhere', 'Kit/Page/Tabs'],
    ],
    parts: ['question', 'chips, those that are on with a tick'],
    keys: press,
    do: ['Keep the words short enough for one line.'],
    dont: ['Don’t tell on from off by colour alone.'],
  },
  'Kit/Field/DateField': {
    not: [
      ['A time from one day to another', 'Kit/Field/DateRange'],
      ['A few given days', 'Kit/Field/OptionCards'],
    ],
    parts: ['label', 'field that is typed into', 'button that opens the calendar', 'hint or what is wrong'],
    keys: [...type, ['Enter on the button', 'opens the calendar']],
    do: ['Let people type the day as they write it.'],
    dont: ['Don’t take away a day that is typed wrong: say why.'],
  },
  'Kit/Field/DatePopover': {
    not: [['The day can be typed, too', 'Kit/Field/DateField']],
    parts: ['month with its arrows', 'days of the week', 'days'],
    keys: [['arrow keys', 'go from day to day'], ['Enter', 'takes the day'], ...close.slice(1)],
    do: ['Open it beside its field.'],
    dont: ['Don’t offer days beyond the limits.'],
  },
  'Kit/Field/DateRange': {
    not: [['One day', 'Kit/Field/DateField']],
    parts: ['question', 'field of the first day', 'field of the last day'],
    keys: type,
    do: ['Say in a sentence what is wrong with the two together.'],
    dont: ['Don’t swap two days silently.'],
  },
  'Kit/Field/EmailListField': {
    not: [['One address', 'Kit/Field/TextField']],
    parts: ['question', 'boxes of known addresses', 'field for a further one', 'button that adds it'],
    keys: [...tick, ['Enter in the field', 'adds the address']],
    do: ['Offer the addresses that are known.'],
    dont: ['Don’t take an address that can’t be one.'],
  },
  'Kit/Field/FieldFrame': {
    not: [['A field of the kit fits', 'Kit/Field/TextField']],
    parts: ['label', 'control', 'hint', 'what is wrong', 'quiet word at the end'],
    do: ['Keep the label when something is typed.'],
    dont: ['Don’t put the hint into the field as its only place.'],
  },
  'Kit/Field/FieldInput': {
    not: [
      ['It stands alone', 'Kit/Field/TextField'],
      ['Rows and the first load', 'Kit/Field/PlainInput'],
    ],
    parts: ['edge', 'what is typed'],
    keys: type,
    do: ['Put it into a FieldFrame.'],
    dont: ['Don’t give it a look of its own.'],
  },
  'Kit/Field/FileButton': {
    not: [['It belongs to a form and its file has to be named', 'Kit/Field/FileField']],
    parts: ['button with words'],
    keys: press,
    do: ['Say which kinds of files can be read.'],
    dont: ['Don’t trust the kind that the browser names.'],
  },
  'Kit/Field/FileField': {
    not: [['The file is read at once', 'Kit/Field/FileButton']],
    parts: ['label', 'button', 'name of the file', 'hint or what is wrong'],
    keys: press,
    do: ['Show the name of what was chosen.'],
    dont: ['Don’t send before the form is.'],
  },
  'Kit/Field/FinderField': {
    not: [['All choices are known and few', selectField]],
    parts: ['label', 'field', 'list of what was found'],
    keys: [
      ['arrow keys', 'go through the list'],
      ['Enter', 'takes what is marked'],
      ['Escape', 'closes the list'],
    ],
    do: ['Mark from the first on only what was really typed.'],
    dont: ['Don’t move the focus into the list.'],
  },
  'Kit/Field/FormSection': {
    not: [['It is a page of its own', 'Kit/Page/PageFrame']],
    parts: ['heading', 'quiet sentence', 'fields', 'hairline'],
    do: ['Group what is decided together.'],
    dont: ['Don’t put sections into sections.'],
  },
  'Kit/Field/KeypadField': {
    not: [['There is a keyboard or time to aim', 'Kit/Field/NumberField']],
    parts: ['field', 'pad of ten digits, comma and back'],
    keys: [...type, ['Enter', 'takes the number']],
    do: ['Use it for one hand and wet fingers, as when stock is counted.'],
    dont: ['Don’t open a telephone’s own keyboard above it.'],
  },
  'Kit/Field/NumberField': {
    not: [
      ['The amount of a product', 'Components/Quantity/AmountInput'],
      ['About right is enough', 'Kit/Field/SliderField'],
    ],
    parts: ['label', 'minus', 'field', 'plus', 'hint or what is wrong'],
    keys: [...type, ['arrow up, arrow down', 'one step more or less']],
    do: ['Say the limits in the hint.'],
    dont: ['Don’t correct silently what is typed.'],
  },
  'Kit/Field/OptionCards': {
    not: [
      ['They are a few words each', radioGroup],
      ['There are more than a dozen', selectField],
    ],
    parts: ['question', 'cards, the chosen one with edge and tick', 'what is wrong'],
    keys: pick,
    do: ['Show on the card what it is chosen by.'],
    dont: ['Don’t put links into a card.'],
  },
  'Kit/Field/PlainInput': {
    not: [['It stands in a form', 'Kit/Field/TextField']],
    parts: ['edge', 'what is typed'],
    keys: type,
    do: ['Give it a name by label or aria-label.'],
    dont: ['Don’t use it where a failure has to be told.'],
  },
  'Kit/Field/PlainSelect': {
    not: [['It stands in a form', selectField]],
    parts: ['edge', 'chosen words', 'arrow'],
    keys: pick,
    do: ['Keep what tells choices apart at the start of the words.'],
    dont: ['Don’t cut off the closed words.'],
  },
  'Kit/Field/Radio': {
    not: [['It stands in a form', radioGroup]],
    parts: ['ring', 'dot'],
    keys: pick,
    do: ['Give all of a question the same name.'],
    dont: ['Don’t use one alone.'],
  },
  [radioGroup]: {
    not: [
      ['They are addresses or days', 'Kit/Field/OptionCards'],
      ['There are more than seven', selectField],
    ],
    parts: ['question', 'rings with words', 'what is wrong'],
    keys: pick,
    do: ['Put the usual one first.'],
    dont: ['Don’t use it for yes and no: that is a box.'],
  },
  [selectField]: {
    not: [
      ['There are fewer than five', radioGroup],
      ['It is searched by typing', 'Kit/Field/FinderField'],
    ],
    parts: ['label', 'chosen words', 'arrow', 'hint or what is wrong'],
    keys: pick,
    do: ['Begin with what most people choose.'],
    dont: ['Don’t act at the choice inside a form.'],
  },
  'Kit/Field/SliderField': {
    not: [['The number has to be exact', 'Kit/Field/NumberField']],
    parts: ['label', 'rail with thumb', 'field beside it'],
    keys: [
      ['arrow keys', 'one step more or less'],
      ['Home, End', 'to the limits'],
    ],
    do: ['Show the number while it is dragged.'],
    dont: ['Don’t leave out the field.'],
  },
  'Kit/Field/StepButton': {
    not: [['It isn’t beside a number', 'Kit/Action/IconButton']],
    parts: ['target', 'minus or plus'],
    do: ['Hold down to repeat.'],
    dont: ['Don’t put it into the tab order: the field’s arrow keys do the same.'],
  },
  'Kit/Field/SuggestionChips': {
    not: [['Any number can be on', 'Kit/Field/ChipGroup']],
    parts: ['chips beside a field'],
    keys: press,
    do: ['Offer the answers that most people give.'],
    dont: ['Don’t mark one where the field has another answer.'],
  },
  'Kit/Field/SwitchField': {
    not: [['It counts only once a form is sent', checkField]],
    parts: ['rail with thumb', 'words'],
    keys: tick,
    do: ['Act at once, and say when that failed.'],
    dont: ['Don’t ask a question beside it: name what is on.'],
  },
  'Kit/Field/TextField': {
    not: [
      ['A number', 'Kit/Field/NumberField'],
      ['A day', 'Kit/Field/DateField'],
      ['It looks through a list', 'Kit/List/ListSearch'],
    ],
    parts: ['label', 'edge with what is typed', 'hint or what is wrong', 'length near its limit'],
    keys: type,
    do: ['Make it as long as what is expected.', 'Keep what was typed over a failure.'],
    dont: ['Don’t cut off what is too long: say so.'],
  },
};

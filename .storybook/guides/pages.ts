import { follow, press, type Guide } from './guide';

/** The kit's parts of a page, by their titles. */
export const pageGuides: Readonly<Record<string, Guide>> = {
  'Kit/Page/BackLink': {
    not: [['It leads on, not back', 'Kit/Link/AppLink']],
    parts: ['arrow', 'name of the place; on the phone the arrow alone'],
    keys: follow,
    do: ['Name the place that it leads to.'],
    dont: ['Don’t put it anywhere but into the head of a page.'],
  },
  'Kit/Page/Facts': {
    not: [
      ['Many rows have the same facts', 'Kit/Table/Table'],
      ['Numbers are compared', 'Kit/Table/DataTable'],
    ],
    parts: ['names', 'values'],
    do: ['Begin with what is looked for most.'],
    dont: ['Don’t show a name without a value.'],
  },
  'Kit/Page/OutsideFrame': {
    not: [['The content is the shop’s own', 'Components/Content/SafeHtml']],
    parts: ['frame in a sandbox', 'what is shown until it comes', 'what is shown when it fails'],
    do: ['Name the house whose page it is.'],
    dont: ['Don’t load it before somebody agreed.'],
  },
  'Kit/Page/PageActions': {
    not: [['It acts on one row of a list', 'Kit/Action/IconButton']],
    parts: ['quiet actions', 'three dots with the rest', 'primary action'],
    keys: press,
    do: ['Order them by their use.', 'Mark what destroys something: it goes into the menu, last.'],
    dont: ['Don’t give a screen two primary actions.'],
  },
  'Kit/Page/PageFrame': {
    not: [['It is a part of a page', 'Kit/Field/FormSection']],
    parts: ['way back', 'heading', 'tools', 'content'],
    do: ['One level-one heading on each screen.'],
    dont: ['Don’t put more than one primary action beside the heading.'],
  },
  'Kit/Page/PageHead': {
    not: [['It is the head of a part of a page', 'Kit/Page/SectionHeading']],
    parts: ['way back', 'title', 'count', 'tools', 'actions'],
    do: ['Keep the title to a few words: its first line is at one height on every screen.'],
    dont: ['Don’t put facts or filters of a list into it that need a line of their own.'],
  },
  'Kit/Page/PageTitle': {
    not: [['The screen has tools, actions or a way back', 'Kit/Page/PageHead']],
    parts: ['words'],
    do: ['One on each screen, also where a banner says it: hidden then.'],
    dont: ['Don’t give it other letters.'],
  },
  'Kit/Page/QueryScreen': {
    not: [['It is a list', 'Kit/List/ListStates']],
    parts: ['skeleton, failure, what is said of something missing, or the content'],
    do: ['Keep what was read once, also where reading it again fails.'],
    dont: ['Don’t show a failure beside a skeleton.'],
  },
  'Kit/Page/SectionHeading': {
    not: [['It is the name of the screen', 'Kit/Page/PageTitle']],
    parts: ['words', 'the look’s rule below those of a section'],
    do: ['Choose the level by the outline, the look by how loud it is.'],
    dont: ['Don’t give it other letters.'],
  },
  'Kit/Page/StatusLine': {
    not: [
      ['Something failed and nothing works without it', 'Kit/Feedback/InlineError'],
      ['It is a fact of the thing itself', 'Kit/Page/Facts'],
    ],
    parts: ['lead: a count or a period', 'parts: a few words with the figure that counts', 'panel: below the line, one per open part'],
    do: [
      'Put all that is to be known about a list into one line above it.',
      'Render it from the first paint, so that late parts move no row.',
    ],
    dont: ['Don’t stack strips above a list: goods come first.', 'Don’t open a panel by itself.'],
  },
  'Kit/Page/Surface': {
    not: [['It floats over the page', 'Kit/Overlay/Dialog']],
    parts: ['paper', 'hairline round it', 'rows with a hairline below each'],
    do: ['Put every list and table of a page on one.'],
    dont: ['Don’t put one into another.'],
  },
  'Kit/Page/Tabs': {
    not: [['They filter one list', 'Kit/Field/ChipGroup']],
    parts: ['tabs in a row', 'line below the one that is open'],
    keys: [
      ['arrow keys', 'go from tab to tab'],
      ['Enter', 'follows it, where it has an address'],
    ],
    do: ['Give each view an address where it can be sent on.'],
    dont: ['Don’t put a row of tabs below another.'],
  },
};

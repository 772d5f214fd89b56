import { close, type Guide } from './guide';

/** Overlays, by title. */
export const overlayGuides: Readonly<Record<string, Guide>> = {
  'Kit/Overlay/ConfirmDialog': {
    not: [
      ['It can be undone', 'Kit/Toast/ToastProvider'],
      ['There is something to fill in', 'Kit/Overlay/Dialog'],
    ],
    parts: ['question', 'what will happen', 'answer that does it', 'answer that doesn’t'],
    keys: close,
    do: ['Name both answers after what they do.'],
    dont: ['Don’t ask for what undo can take back.'],
  },
  'Kit/Overlay/Dialog': {
    not: [
      ['A yes or no', 'Kit/Overlay/ConfirmDialog'],
      ['It goes with what is beside it', 'Kit/Overlay/Drawer'],
      ['A few choices', 'Kit/Overlay/Menu'],
    ],
    parts: ['heading', 'cross', 'content that scrolls', 'buttons, the main one last'],
    keys: close,
    do: ['Keep it to one task.', 'Give the focus to the first thing to do.'],
    dont: ['Don’t open a dialog from a dialog.'],
  },
  'Kit/Overlay/Drawer': {
    not: [['It interrupts until it is answered', 'Kit/Overlay/Dialog']],
    parts: ['heading', 'cross', 'content to the edges'],
    keys: close,
    do: ['Show what belongs to the page beside it.'],
    dont: ['Don’t hide in it what is needed all the time.'],
  },
  'Kit/Overlay/FullScreenDialog': {
    not: [['It fits into a dialog', 'Kit/Overlay/Dialog']],
    parts: ['bar with buttons', 'content that fills the rest'],
    keys: close,
    do: ['Use it for pictures and papers.'],
    dont: ['Don’t put forms into it.'],
  },
  'Kit/Overlay/Menu': {
    not: [
      ['One of them is chosen and stays so', 'Kit/Field/SelectField'],
      ['There are fields in it', 'Kit/Overlay/Popover'],
    ],
    parts: ['entries', 'drawing before each', 'lines between groups'],
    keys: [['arrow keys', 'go from entry to entry'], ['Enter', 'presses the entry'], ...close.slice(1)],
    do: ['Put what can’t be taken back last.'],
    dont: ['Don’t hide the one main action in it.'],
  },
  'Kit/Overlay/Popover': {
    not: [
      ['It only tells', 'Kit/Feedback/AnchoredHint'],
      ['It needs the whole attention', 'Kit/Overlay/Dialog'],
    ],
    parts: ['box beside the control', 'content', 'buttons'],
    keys: close,
    do: ['Stay near the control that opened it.'],
    dont: ['Don’t let it scroll sideways.'],
  },
};

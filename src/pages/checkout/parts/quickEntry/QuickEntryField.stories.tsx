import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuickEntryField } from './QuickEntryField';

/** Keeps what is typed, as the dialog does. */
function Typed({ text: first, onText, ...props }: ComponentProps<typeof QuickEntryField>) {
  const [text, setText] = useState(first);
  return (
    <QuickEntryField
      {...props}
      text={text}
      onText={(next) => {
        setText(next);
        onText(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/QuickEntry/QuickEntryField',
  component: QuickEntryField,
  args: { text: '', isReadOnly: false, problem: undefined, onText: fn(), onFile: fn() },
  render: (args) => <Typed {...args} />,
  argTypes: { problem: { control: 'inline-radio', options: [undefined, 'notText', 'empty', 'tooLarge', 'unreadable'] } },
} satisfies Meta<typeof QuickEntryField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

/** Empty: three lines show how they are written; a file can be read in instead. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const file = new File(['104711;2'], 'bestellung.csv', { type: 'text/csv' });
    await userEvent.upload(within(canvasElement).getByLabelText('Datei mit Zeilen (CSV oder Text)'), file);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};

/** With lines: the field can be emptied. */
export const Filled: Story = {
  args: { text: '104711 2 Karton' },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toHaveValue('104711 2 Karton');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Feld leeren' }));
    await expect(fieldOf(canvasElement)).toHaveValue('');
  },
};

/** While lines are being added nothing can be changed. */
export const ReadOnly: Story = {
  args: { text: '104711 2 Karton', isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toHaveAttribute('readonly');
  },
};

/** A file that is no text: below the field stands what to do instead. */
export const WrongFile: Story = {
  args: { problem: 'notText' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Das ist keine Textdatei.');
  },
};

/** A file with nothing in it says so, instead of doing nothing. */
export const EmptyFile: Story = {
  args: { problem: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Die Datei ist leer.');
  },
};

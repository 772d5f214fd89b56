import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { QuickEntryField } from './QuickEntryField';

/** Keeps the text in state, as the dialog does. */
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

const fieldOf = (canvas: StoryContext['canvas']) => canvas.getByRole('textbox');

/** Empty: three lines show the format; a file can be loaded instead. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['104711;2'], 'bestellung.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Datei mit Zeilen (CSV oder Text)'), file);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};

/** With lines: the field can be cleared. */
export const Filled: Story = {
  args: { text: '104711 2 Karton' },
  play: async ({ canvas, userEvent }) => {
    await expect(fieldOf(canvas)).toHaveValue('104711 2 Karton');
    await userEvent.click(canvas.getByRole('button', { name: 'Feld leeren' }));
    await expect(fieldOf(canvas)).toHaveValue('');
  },
};

/** Read-only while lines are being added. */
export const ReadOnly: Story = {
  args: { text: '104711 2 Karton', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(fieldOf(canvas)).toHaveAttribute('readonly');
  },
};

/** A file that is no text: advice below the field. */
export const WrongFile: Story = {
  args: { problem: 'notText' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Das ist keine Textdatei.');
  },
};

/** An empty file is reported. */
export const EmptyFile: Story = {
  args: { problem: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Datei ist leer.');
  },
};

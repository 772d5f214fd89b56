import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from './Button';
import { FormButton } from './FormButton';

const meta = {
  title: 'Kit/Action/FormButton',
  component: FormButton,
  args: { children: 'Speichern', onClick: fn() },
} satisfies Meta<typeof FormButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one main action of a dialog. */
export const Primary: Story = {
  args: { tone: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** What can't be taken back. */
export const Danger: Story = { args: { tone: 'danger', children: 'Warenkorb leeren' } };

/** Everything else. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Hinzufügen' } };

/** The way out. */
export const Plain: Story = { args: { tone: 'plain', children: 'Abbrechen' } };

/** Not possible now. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  },
};

const send = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());

/** Under way: neither a press nor the Enter key of a field sends the form again. */
export const Busy: Story = {
  args: { isBusy: true, type: 'submit', tone: 'primary' },
  render: (args) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <FormButton {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Frühstück{Enter}');
    await expect(send).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const tones = ['primary', 'quiet', 'plain', 'danger', 'inherit'] as const;
const sizes = ['regular', 'small'] as const;
const states = [{}, { isBusy: true }, { disabled: true }] as const;
const looks = tones.flatMap((tone) => sizes.flatMap((size) => states.map((state) => ({ tone, size, ...state }))));

/** What must be the same, whoever draws the button. */
const sameProperties = [
  'height',
  'width',
  'min-height',
  'padding',
  'margin',
  'gap',
  'border',
  'border-radius',
  'background-color',
  'color',
  'box-shadow',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'text-transform',
  'text-decoration-line',
  'text-align',
  'cursor',
  'pointer-events',
];

/** Plain buttons and MUI's beside each other, in every tone, size and state: they can't be told apart. */
export const BesideThePlainOne: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, max-content)', gap: 12, alignItems: 'center', justifyItems: 'start' }}>
      {looks.map((look) => [
        <Button key={`plain ${JSON.stringify(look)}`} {...look}>
          Bestellen
        </Button>,
        <FormButton key={`mui ${JSON.stringify(look)}`} {...look}>
          Bestellen
        </FormButton>,
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Bestellen' });
    await expect(buttons).toHaveLength(looks.length * 2);
    const measures = buttons.map((button) => {
      const style = getComputedStyle(button);
      return Object.fromEntries(sameProperties.map((name) => [name, style.getPropertyValue(name)]));
    });
    for (const [index, look] of looks.entries())
      await expect({ ...look, ...measures[index * 2 + 1] }).toEqual({ ...look, ...measures[index * 2] });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateField } from './DateField';

const meta = {
  title: 'Kit/Field/DateField',
  component: DateField,
  args: { label: 'Liefertag', today: '2026-11-25', value: '2026-11-25', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day. */
export const Filled: Story = { tags: ['visual'] };

/** No day yet. */
export const Empty: Story = { args: { value: undefined } };

/** Typed in a usual notation: each complete day is reported, and formatted on blur. */
export const Typed: Story = {
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Liefertag' });
    await userEvent.type(field, '1.12.26');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(field).toHaveValue('1.12.26');
    await userEvent.tab();
    await expect(field).toHaveValue('01.12.2026');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(field).toBeValid();
  },
};

/** Incomplete text stays and is marked on blur; once completed, it is a day. */
export const HalfTyped: Story = {
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Liefertag' });
    await userEvent.type(field, '12.');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('12.');
    await expect(field).toHaveAccessibleDescription(/^Das ist kein gültiges Datum\./);
    await userEvent.type(field, '11.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
    await expect(field).toBeValid();
  },
};

/** Without a year it is the next such day; formatted on blur. */
export const WithoutYear: Story = {
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Liefertag' });
    await userEvent.type(field, '5.1.');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-05');
    await expect(field).toHaveValue('5.1.');
    await userEvent.tab();
    await expect(field).toHaveValue('05.01.2027');
  },
};

/** Picked from the calendar by keyboard alone; no day outside the limits is offered, and the focus returns. */
export const Calendar: Story = {
  args: { min: '2026-11-24', max: '2026-12-31' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kalender öffnen' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag wählen' }));
    await waitFor(() => expect(dialog.getByRole('gridcell', { name: '25' })).toHaveFocus());
    await expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['M', 'D', 'M', 'D', 'F', 'S', 'S']);
    await expect(dialog.getByRole('gridcell', { name: '23' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-03');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Liefertag' })).toHaveValue('03.12.2026');
  },
};

/** In English the week begins on Sunday (P§9 week start). */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Liefertag' })).toHaveValue('25/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
    await expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
    await expect(dialog.getByRole('button', { name: 'Next month' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The error is read out and linked to the control. */
export const WithError: Story = {
  args: { error: 'An diesem Tag wird nicht geliefert.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Liefertag')).toHaveAccessibleDescription('An diesem Tag wird nicht geliefert.');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** On the phone. */
export const Phone: Story = { tags: ['phone'] };
